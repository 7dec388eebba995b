import { policyHeader, sandboxFile, sandboxPolicy } from '../../shared/deployment.ts';

/** Whether a request is for the document that samples are run in. */
export const isSandboxDocument = ({ request }: { request: Request }): boolean =>
  request.mode === 'navigate' && sandboxFile.test(new URL(request.url).pathname);

/**
 * Adds the policy that makes the origin of the document opaque. The page asks this worker for the document in a frame that isn't
 * sandboxed, because browsers don't let service workers respond to sandboxed ones.
 */
export function withSandboxPolicy(response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(policyHeader, sandboxPolicy);
  return new Response(body, { status, statusText, headers });
}
