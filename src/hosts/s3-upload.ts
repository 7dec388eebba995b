import { extname } from 'node:path';
import { contentTypeOf } from '../shared/content-types.ts';
import {
  bareBase,
  cacheControl,
  type HostedSite,
  hashedFolders,
  notFoundPage,
  workerPath,
} from '../shared/deployment.ts';

/**
 * Writes the script that uploads a site to S3, and rolls it back. During an upload, the bucket always has every file that a
 * document names: files with a hash are uploaded first and never removed, then the other files, the documents and the worker, and
 * obsolete files are removed last. Running the script again completes an aborted upload.
 *
 * @throws when a file has no extension, because its content type would be unknown
 */
export function uploadScript(site: HostedSite): string {
  const bare = bareBase(site);
  const globs = hashedFolders.map((folder) => `${bare}${folder}/*`.slice(1));
  const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(`${bare}${folder}/`));
  const hashed = extensionsOf(site.files.filter(isHashed));
  const workers = site.files.filter((path) => workerPath.test(path)).map((path) => path.slice(1));
  const others = site.files.filter((path) => !isHashed(path) && !workerPath.test(path));
  const commands = [
    ...hashed.map((extension) => `put_hashed ${typeOf(extension)} ${includes(globs, extension)}`),
    ...extensionsOf(others)
      .filter((extension) => extension !== '.html')
      .map((extension) => {
        const except = hashed.includes(extension) ? ` ${excludes(globs)}` : '';
        return `put ${typeOf(extension)} ${includes(['*'], extension)}${except}`;
      }),
    `put ${typeOf('.html')} ${includes(['*'], '.html')}`,
    ...workers.map((path) => `put ${typeOf('.js')} ${includes([path])}`),
  ];
  const needed = [notFoundPage(site), `${bare}/index.html`].map((path) => quoted(path.slice(1))).join(' ');
  return `#!/bin/sh
# Made by the build. Uploads the folder "site" beside this script: sh upload.sh s3://BUCKET
# To roll back, run the script of the older build.
set -eu
case \${1-} in
  s3://?*) target=\${1%/} ;;
  *) echo 'Usage: sh upload.sh s3://BUCKET' >&2; exit 2 ;;
esac
cd "$(dirname "$0")/site"
for file in ${needed}; do
  # An incomplete folder would make the last step remove the site.
  [ -f "$file" ] || { echo "site/$file is missing. Build again." >&2; exit 1; }
done

# Two files of the same name with a hash have the same content, so what the bucket has already is skipped.
put_hashed() {
  type=$1
  shift
  aws s3 sync . "$target" --size-only --no-progress --content-type "$type" --cache-control '${cacheControl.hashed}' --exclude '*' "$@"
}
# All other files are always copied. "sync" would skip those that have the size of the object and are older, which is most of
# the files of an older build.
put() {
  type=$1
  shift
  aws s3 cp . "$target" --recursive --no-progress --content-type "$type" --cache-control '${cacheControl.other}' --exclude '*' "$@"
}

${commands.join('\n')}

# Removes what the site no longer has, below its base only. Files with a hash stay, for readers who have opened a page of
# another build. Every file that is left has just been copied, so with --size-only nothing is uploaded here.
aws s3 sync ${quoted(`.${bare}`)} "$target"${bare && quoted(bare)} --delete --size-only --no-progress ${excludes(hashedFolders.map((folder) => `${folder}/*`.slice(1)))}
# CloudFront sends ${notFoundPage(site)} with status 404 where S3 answers 403 or 404.
`;
}

/** @throws when a file has none */
function extensionsOf(paths: readonly string[]): string[] {
  const nameless = paths.find((path) => extname(path) === '');
  if (nameless) throw new Error(`${nameless} has no extension, so upload.sh cannot give it a content type.`);
  return [...new Set(paths.map((path) => extname(path)))].sort();
}

const typeOf = (extension: string): string => quoted(contentTypeOf(extension));
const includes = (globs: readonly string[], extension = ''): string =>
  globs.map((glob) => `--include ${quoted(glob + extension)}`).join(' ');
const excludes = (globs: readonly string[]): string =>
  globs.map((glob) => `--exclude ${quoted(glob)}`).join(' ');

/** Quotes a text for the shell. Addresses and content types contain no quotes. */
const quoted = (text: string): string => `'${text}'`;
