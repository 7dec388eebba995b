/**
 * What stands before a shell sample when it is run: `curl` goes to the machine itself. Addresses of hosts that are
 * declared lead to the servers that stand for them, all others are refused, so that no sample reaches the network.
 *
 * @param hosts `https://api.pipedream.com` to `http://127.0.0.1:1234`
 */
export function shellPrelude(hosts: ReadonlyMap<string, string>): string {
  const rewrites = [...hosts].map(([from, to]) => `    a="\${a/#${escapePattern(from)}/${to}}"`);
  return `
curl() {
  local args=() a
  for a in "$@"; do
${rewrites.join('\n')}
    case "$a" in
      http://127.0.0.1:*) ;;
      http://*|https://*) echo "curl: no fixture is declared for $a" >&2; return 6 ;;
    esac
    args+=("$a")
  done
  command curl --silent --show-error --max-time 15 "\${args[@]}"
}
`;
}

const escapePattern = (text: string): string => text.replace(/[/\\*?[\]]/g, '\\$&');
