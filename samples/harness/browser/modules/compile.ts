import { compileModule } from '../../component/module-source.ts';
import { compileStep } from '../../workflow/source.ts';

/** Compiles edited code. The build has compiled all other code. */
export default { compileModule, compileStep };
