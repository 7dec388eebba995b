// cspell:ignore STOPSIGNAL fastcgi uwsgi scgi
import type { Host } from './host.ts';
import { nginxSite } from './nginx.ts';

/** An image with nginx that runs without root: `docker build dist-hosts/docker`. */
export const docker: Host = {
  servesPrecompressed: true,
  files: (site) => ({
    beside: {
      Dockerfile: dockerfile,
      'nginx.conf': nginxMain,
      'docs.conf': nginxSite(site, '/srv/docs/site'),
    },
  }),
};

const dockerfile = `FROM debian:bookworm-slim
RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/*
COPY nginx.conf docs.conf /etc/nginx/
COPY site /srv/docs/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/etc/nginx/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
`;

/** nginx writes to `/tmp` only, so that the rest of the file system can be read-only. */
const nginxMain = `# Modules of Debian's packages, such as the one for brotli.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;

events {
    worker_connections 1024;
}

http {
    client_body_temp_path /tmp/nginx-body;
    proxy_temp_path /tmp/nginx-proxy;
    fastcgi_temp_path /tmp/nginx-fastcgi;
    uwsgi_temp_path /tmp/nginx-uwsgi;
    scgi_temp_path /tmp/nginx-scgi;
    access_log /dev/stdout;
    error_log stderr;
    sendfile on;
    tcp_nopush on;
    include /etc/nginx/docs.conf;
}
`;
