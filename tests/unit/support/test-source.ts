import { createSource, type SourceOptions } from '../../../samples/harness/component/source.ts';
import { loadComponent } from '../../../samples/harness/node/load-component.ts';

/** Creates a source with only these members. */
export async function source(members: string, options: SourceOptions = {}) {
  const text = `export default { name: 'Test', version: '0.0.1', type: 'source', ${members} };`;
  const { component } = await loadComponent(text);
  return createSource(component, options);
}

/** Creates a source and deploys it. */
export async function deployed(members: string, options: SourceOptions = {}) {
  const created = await source(members, options);
  await created.deploy();
  return created;
}
