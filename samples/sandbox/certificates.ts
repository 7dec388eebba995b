import { generateKeyPairSync } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';
import forge from 'node-forge';

/**
 * A certificate authority for all hosts, created for each process. Only programs that are configured to trust it accept a local
 * server as `https://api.pipedream.com`.
 */
export interface Authority {
  /** Its certificate, as PEM. */
  pem: string;
  /** Returns the TLS context of a server that replaces a host. */
  contextFor(host: string): SecureContext;
}

let authority: Authority | undefined;

/** Returns the certificate authority of this process. */
export function getAuthority(): Authority {
  authority ??= createAuthority();
  return authority;
}

const { pki } = forge;
const dayMs = 24 * 60 * 60 * 1000;

function createAuthority(): Authority {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const privateKey = pki.privateKeyFromPem(key);
  const publicKey = pki.setRsaPublicKey(privateKey.n, privateKey.e);
  const name = [{ name: 'commonName', value: 'Servers of samples' }];
  let count = 0;
  const sign = (subject: forge.pki.CertificateField[], extensions: object[]): string => {
    const certificate = pki.createCertificate();
    certificate.publicKey = publicKey;
    count += 1;
    certificate.serialNumber = count.toString(16).padStart(4, '0');
    certificate.validity.notBefore = new Date(Date.now() - dayMs);
    certificate.validity.notAfter = new Date(Date.now() + dayMs);
    certificate.setSubject(subject);
    certificate.setIssuer(name);
    certificate.setExtensions([...extensions, { name: 'subjectKeyIdentifier' }]);
    certificate.sign(privateKey, forge.md.sha256.create());
    return pki.certificateToPem(certificate);
  };
  const pem = sign(name, [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ]);
  const contexts = new Map<string, SecureContext>();
  return {
    pem,
    contextFor(host) {
      const known = contexts.get(host);
      if (known) return known;
      const certificate = sign(
        [{ name: 'commonName', value: 'A host' }],
        [
          { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
          { name: 'authorityKeyIdentifier', keyIdentifier: true },
        ],
      );
      const context = createSecureContext({ key, cert: certificate + pem });
      contexts.set(host, context);
      return context;
    },
  };
}
