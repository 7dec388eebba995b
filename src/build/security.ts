import { createHash } from 'node:crypto';
import type { Site } from '../shared/site.ts';
import { trustedName } from '../shared/trusted-name.ts';
import { inlineScript } from '../ui/shell/inline-script.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of all documents, for what the build contains and what is configured. */
export function contentSecurityPolicy(site: Site): string {
  const tagManager = site.tagManagerId ? ['https://www.googletagmanager.com'] : [];
  const algolia = site.algolia
    ? [`https://${site.algolia.appId}-dsn.algolia.net`, `https://${site.algolia.appId}.algolia.net`]
    : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Applies to workers too.
    'script-src': ["'self'", sha256(inlineScript), ...tagManager],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...tagManager],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...algolia, ...tagManager],
    // The sandbox for samples, which has a separate policy.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Tag managers create scripts from strings, which Trusted Types forbid.
    ...(site.tagManagerId === undefined && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedName],
    }),
  };
  return (
    Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      // Without spaces, because these bytes are in every first view.
      .join(';')
  );
}

/** Headers of every response. */
export function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    ...(site.noindex && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
