import { readFileSync } from 'node:fs'

type Places = { directory: string; port: number; httpPort: number; replicas: readonly [number, number] }

/** `deploy/nginx.replicas.conf` for this machine: other addresses and no TLS, everything else as it stands there. */
export function nginxConfig({ directory, port, httpPort, replicas }: Places): string {
  const [one, other] = replicas
  const site = replaced(withIncluded(readFileSync('deploy/nginx.replicas.conf', 'utf8')), [
    [/172\.30\.0\.11:3000/g, `127.0.0.1:${one}`],
    [/172\.30\.0\.12:3000/g, `127.0.0.1:${other}`],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443 ssl http2\b/g, `listen 127.0.0.1:${port}`],
    [/server_name pages\.example;/g, 'server_name 127.0.0.1;'],
    [/^ *ssl_.*$/gm, ''],
  ])
  return `
    pid ${directory}/nginx.pid;
    worker_processes 2;
    error_log ${directory}/nginx-error.log;
    events {}
    http {
      log_format tries '$request_uri|$status|$upstream_addr|$upstream_status|$upstream_connect_time';
      access_log ${directory}/nginx-access.log tries;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${directory}/${part};`).join('\n')}
      ${site}
    }`
}

/** The files that it includes, in their places. */
function withIncluded(text: string): string {
  return text.replaceAll(/include \/etc\/nginx\/builder\/(\S+);/g, (_, name: string) =>
    withIncluded(readFileSync(`deploy/nginx/${name}`, 'utf8')),
  )
}

function replaced(text: string, changes: readonly [pattern: RegExp, by: string][]): string {
  return changes.reduce((changed, [pattern, by]) => {
    if (changed.search(pattern) < 0) throw new Error(`deploy/nginx.replicas.conf has no ${pattern} any more`)
    return changed.replaceAll(pattern, by)
  }, text)
}
