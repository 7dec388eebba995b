import { createHash, generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** The key and certificate of a TLS server, and the fingerprint with which browsers trust it. */
export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, for `trustFlag`. */
  fingerprint: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Creates a certificate for `localhost`, because browsers use HTTP/2 only over TLS. */
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

/** Returns the argument that makes Chromium trust a certificate like that of a public authority, so that caching works as usual. */
export const trustFlag = ({ fingerprint }: Certificate): string =>
  `--ignore-certificate-errors-spki-list=${fingerprint}`;
