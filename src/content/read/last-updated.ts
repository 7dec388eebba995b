import { execFileSync } from 'node:child_process';

/** The dates of the last changes, by path below the folder. */
export interface LastUpdated {
  dates: Map<string, string>;
  /** Why dates are unknown, as a sentence for the operator. */
  gap?: string;
}

/**
 * Asks git for the last change of each file in a folder. Without git, or outside of a repository, no date is known. In a shallow
 * clone, the oldest commit seems to have created every file, so its dates are left out.
 */
export function readLastUpdated(folder: string): LastUpdated {
  const dates = new Map<string, string>();
  let log: string;
  let boundary: Set<string>;
  try {
    const shallow = git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true';
    boundary = new Set(
      shallow ? git(folder, 'rev-list', '--max-parents=0', 'HEAD').split('\n').filter(Boolean) : [],
    );
    log = git(
      folder,
      'log',
      '--format=%x00%H %cI',
      '--name-only',
      '--relative',
      '--no-renames',
      '-z',
      '--',
      '.',
    );
  } catch {
    return {
      dates,
      gap: 'Git has no history of the pages here, so they show no date of their last change.',
    };
  }
  // The output with -z: NUL, "hash date", then the file names of the commit, each terminated by NUL.
  let current = { date: '', known: false };
  for (const field of log.split('\0')) {
    const entry = field.replace(/^\n+/, '');
    const header = /^([0-9a-f]{40}) (\S+)$/.exec(entry);
    if (header) current = { date: header[2] ?? '', known: !boundary.has(header[1] ?? '') };
    else if (entry && !dates.has(entry)) dates.set(entry, current.known ? current.date : '');
  }
  for (const [name, date] of dates) if (date === '') dates.delete(name);
  if (boundary.size === 0) return { dates };
  return {
    dates,
    gap: 'The clone is shallow, so pages that changed before its first commit show no date of their last change.',
  };
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 256 * 1024 * 1024,
  });
