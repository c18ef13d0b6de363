/** nginx or haproxy in front of two servers, as the operators' guide describes them. */

import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Balancer {
  readonly port: number
  /** Waits until it counts that node as up or down; the number is the node's place in the list. */
  noticed(node: number, state: NodeState): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds between two looks at what is waited for. */
const LOOK_MS = 50
/** Milliseconds: longer than nginx, which asks nobody, leaves a node alone that failed. */
const FAIL_TIMEOUT_MS = 2_500

export type NodeState = 'UP' | 'DOWN'

export type BalancerName = 'nginx' | 'haproxy'

interface Ports {
  readonly port: number
  readonly nodes: readonly number[]
}

const CONFIGS: Readonly<Record<BalancerName, (folder: string, ports: Ports) => string>> = {
  nginx: (folder, { port, nodes }) => `
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    worker_processes 1;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      upstream sitewright {
        ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`).join('\n')}
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://sitewright;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_next_upstream error timeout;
        }
      }
    }`,
  haproxy: (folder, { port, nodes }) => `
global
  stats socket ${folder}/admin
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend all
  bind 127.0.0.1:${port}
  default_backend sitewright
backend sitewright
  option httpchk GET /readyz
  option redispatch 1
  option allbackups
  retries 3
  timeout check 5s
  default-server check inter 500ms fall 2 rise 2
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join('\n')}
${nodes.map((node, index) => `  server any${index} 127.0.0.1:${node} no-check backup`).join('\n')}
`,
}

const NOTICED: Readonly<Record<BalancerName, (folder: string) => Balancer['noticed']>> = {
  nginx: () => () => sleep(FAIL_TIMEOUT_MS),
  haproxy: (folder) => async (node, state) => {
    while ((await statusOf(`${folder}/admin`, `node${node}`)) !== state) await sleep(LOOK_MS)
  },
}

/** Column of a server's state in the table that haproxy prints. */
const STATUS_COLUMN = 17

/** The state of a server in haproxy's words: `UP`, `DOWN`, or on its way from one to the other, as in `DOWN 1/2`. */
async function statusOf(socket: string, server: string): Promise<string | undefined> {
  const asked = connect(socket)
  asked.end('show stat\n')
  const table = await text(asked)
  const row = table.split('\n').find((line) => line.startsWith(`sitewright,${server},`))
  return row?.split(',')[STATUS_COLUMN]
}

const PROGRAMS: Readonly<Record<BalancerName, (file: string) => readonly [string, string[]]>> = {
  nginx: (file) => ['nginx', ['-c', file]],
  haproxy: (file) => ['haproxy', ['-db', '-f', file]],
}

/** Starts a balancer, installing its package where that is possible; undefined where it is not. */
export async function startBalancer(
  name: BalancerName,
  ports: Ports,
): Promise<Balancer | undefined> {
  if (!isInstalled(name)) return undefined
  const folder = await mkdtemp(join(tmpdir(), `sitewright-${name}-`))
  const file = join(folder, 'config')
  await writeFile(file, CONFIGS[name](folder, ports))
  const [command, args] = PROGRAMS[name](file)
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: WITH_SBIN })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise((done) => child.once('exit', done))
  while (!(await isListening(ports.port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start: ${said}`)
    await sleep(LOOK_MS)
  }
  return {
    port: ports.port,
    noticed: NOTICED[name](folder),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const WITH_SBIN = { PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

function isInstalled(name: BalancerName): boolean {
  const isThere = () => spawnSync(name, ['-v'], { env: WITH_SBIN }).status === 0
  if (isThere()) return true
  if (process.getuid?.() !== 0) return false
  const env = { ...WITH_SBIN, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('/usr/bin/apt-get', ['update', '-q'], { env })
  spawnSync('/usr/bin/apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  return isThere()
}

function isListening(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })
}
