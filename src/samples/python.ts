import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Given } from './given.ts';
import type { Ran } from './javascript.ts';
import { runProgram } from './programs.ts';
import { problemAt, type Sample } from './sample.ts';
import type { PageStage } from './stage.ts';

/** Read by Python before the sample: requests of the standard library go to servers on this machine, or nowhere. */
const siteCustomize = `
import json, os, urllib.request
hosts = json.loads(os.environ.get("SAMPLE_HOSTS", "{}"))
original = urllib.request.OpenerDirector.open
def local(self, request, *args, **kwargs):
    if isinstance(request, str):
        request = urllib.request.Request(request)
    for address, origin in hosts.items():
        if request.full_url.startswith(address):
            request.full_url = origin + request.full_url[len(address):]
    if not request.full_url.startswith("http://127.0.0.1:"):
        raise OSError("no fixture is declared for " + request.full_url)
    return original(self, request, *args, **kwargs)
urllib.request.OpenerDirector.open = local
`;

/** Runs a Python sample in a folder of its own. */
export async function runPython(sample: Sample, given: Given, stage: PageStage): Promise<Ran> {
  const hosts = await stage.hosts(given);
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    writeFileSync(join(folder, 'sitecustomize.py'), siteCustomize);
    for (const [name, content] of Object.entries(given.files ?? {}))
      writeFileSync(join(folder, name), content);
    const env = { PYTHONPATH: folder, SAMPLE_HOSTS: JSON.stringify(Object.fromEntries(hosts)), ...given.env };
    const { code, stdout, stderr } = await runProgram('python3', ['-'], {
      cwd: folder,
      env,
      input: sample.code,
    });
    const complaints = stage.takeComplaints();
    if (code !== 0) complaints.push(`It ends with code ${code}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
    const problems = given.error ? [] : complaints.map((message) => problemAt(sample, 1, message));
    return { printed: stdout, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
