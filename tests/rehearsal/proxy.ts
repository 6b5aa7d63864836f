import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const shipped = join(import.meta.dirname, '../../deploy/nginx/waymark.conf');
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** Sends a request to some process, and gives null if none answered. */
export type AskProxy = (path: string, init?: RequestInit) => Promise<Response | null>;
/** `site` is its address for a browser, null where the client asks the processes itself. */
export type Proxy = {
  readonly kind: string;
  readonly site: string | null;
  readonly ask: AskProxy;
  readonly stop: () => Promise<void>;
};

/** nginx with the configuration that we ship, or a round robin in the client where it is not installed. */
export async function startProxy(folder: string, port: number, ports: readonly number[]): Promise<Proxy> {
  const place = join(folder, 'nginx');
  const proxy = nginx === undefined ? makeRoundRobin(ports) : await startNginx(nginx, { place, port, ports });
  let isOver = false;
  return {
    kind: proxy.kind,
    site: proxy.site,
    ask: (path, init) =>
      isOver ? Promise.reject(new Error('The rehearsal is over.')) : proxy.ask(path, init),
    stop() {
      isOver = true;
      return proxy.stop();
    },
  };
}

type Places = { readonly place: string; readonly port: number; readonly ports: readonly number[] };

async function startNginx(binary: string, { place, port, ports }: Places): Promise<Proxy> {
  await mkdir(place);
  const file = join(place, 'nginx.conf');
  await writeFile(file, writeMain(place, adapt(await readFile(shipped, 'utf8'), { place, port, ports })));
  const child = spawn(binary, ['-p', place, '-c', file, '-e', join(place, 'error.log')], { stdio: 'ignore' });
  const site = `http://127.0.0.1:${port}`;
  while ((await ask(`${site}/healthz`)) === null) {
    if (child.exitCode !== null) throw new Error(await readFile(join(place, 'error.log'), 'utf8'));
    await wait(50);
  }
  return {
    kind: 'nginx',
    site,
    ask: async (path, init) => {
      const answer = await ask(`${site}${path}`, init);
      // Our own answers have an id; an error page of nginx has none.
      if (answer === null || answer.ok || answer.headers.has('x-request-id')) return answer;
      await answer.body?.cancel();
      return answer.status < 500 ? answer : null;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

function writeMain(place: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 1; pid ${place}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join('\n')}
${site}
}`;
}

/** The shipped site without TLS, at other ports and in another folder. */
function adapt(site: string, { place, port, ports }: Places): string {
  const upstream = ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n');
  return site
    .replace(/(^ +server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `${upstream}\n`)
    .replace(/^server \{\n    listen 80;[^]*?^\}\n/m, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +(listen \[|ssl_).*\n/gm, '')
    .replaceAll('/var/log/nginx', place);
}

/** Asks the next process when one does not accept the connection or drops it. */
function makeRoundRobin(ports: readonly number[]): Proxy {
  let next = 0;
  return {
    kind: 'round robin',
    site: null,
    async ask(path, init) {
      for (const _ of ports) {
        next = (next + 1) % ports.length;
        const answer = await ask(`http://127.0.0.1:${ports[next]}${path}`, init);
        if (answer) return answer;
      }
      return null;
    },
    stop: async () => {},
  };
}

function ask(url: string, init?: RequestInit): Promise<Response | null> {
  return fetch(url, init).catch(() => null);
}
