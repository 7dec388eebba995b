import { createHash, generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** What a server needs for TLS, and the browser to trust it. */
export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, for the option of Chromium below. */
  fingerprint: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Creates a certificate for `localhost`: browsers use HTTP/2 only over TLS. */
export function createCertificate(): Certificate {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const privateKey = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
  certificate.validity.notBefore = new Date(Date.now() - dayMs);
  certificate.validity.notAfter = new Date(Date.now() + 30 * dayMs);
  const names = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return {
    key,
    cert: forge.pki.certificateToPem(certificate),
    fingerprint: createHash('sha256')
      .update(pair.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  };
}

/** Makes Chromium trust a certificate as if it were of a public authority; the cache then works as usual. */
export const trusting = ({ fingerprint }: Certificate): string =>
  `--ignore-certificate-errors-spki-list=${fingerprint}`;
