/** Installing packages of Debian and its descendants by apt-get. */
import { spawn } from 'node:child_process';

/** Why packages could not be installed, in a sentence. */
export class AptFailure extends Error {
  override name = 'AptFailure';
}

export interface AptOptions {
  /** The PATH and what else programs are started with. */
  environment: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Asks apt-get to give up; it first finishes what must not be left half done. */
  signal: AbortSignal;
  /** Called once, before anything is changed, when it is known that apt-get may be used. */
  begin: () => void;
}

/** A mirror that doesn't answer is given up soon; another apt-get that is at work is waited for. */
const settings = ['Acquire::Retries=1', 'Acquire::http::Timeout=15', 'DPkg::Lock::Timeout=60'].flatMap((setting) => [
  '-o',
  setting,
]);

/**
 * Installs the packages, as root or by sudo if it asks for no password; first brings the lists of what there is, where
 * they are missing or too old. Throws an `AptFailure` when that can't be done or doesn't succeed.
 */
export async function installPackages(packages: readonly string[], options: AptOptions): Promise<void> {
  if (!(await succeeds(['apt-get', '--version'], options)))
    throw new AptFailure('There is no apt-get on this machine.');
  if (!options.isRoot && !(await succeeds(['sudo', '-n', 'true'], options)))
    throw new AptFailure('apt-get needs root, or sudo without a password.');
  options.begin();

  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const isListed = await succeeds(['apt-get', ...install, '--simulate'], options);
  if (isListed && !(await asRoot(install, options)).fault) return;
  // A list that is missing tells of no package, and one that is too old of packages that the mirrors have no more.
  const update = await asRoot(['update', '-q', '-o', 'APT::Update::Error-Mode=any'], options);
  const { fault } = await asRoot(install, options);
  if (fault) throw new AptFailure(`apt-get could not install it: ${update.fault ?? fault}`);
}

/** sudo passes no variables on, so `env` sets the one that keeps packages from asking questions. */
function asRoot(args: readonly string[], options: AptOptions): Promise<Ended> {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...settings, ...args];
  return run(options.isRoot ? command : ['sudo', '-n', ...command], options);
}

const succeeds = async (command: readonly string[], options: AptOptions) => !(await run(command, options)).fault;

interface Ended {
  /** The last words of a program that failed; undefined where it succeeded. */
  fault: string | undefined;
}

/** In our process group: a Ctrl-C reaches apt-get too, which knows when it may stop. */
function run([program = '', ...args]: readonly string[], { environment, signal }: AptOptions): Promise<Ended> {
  signal.throwIfAborted();
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: forPrograms(environment), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-10_000);
      });
    const stop = () => child.kill('SIGINT');
    signal.addEventListener('abort', stop, { once: true });
    // Also told when sudo's program can't be signalled: it goes on, and its end is waited for.
    child.on('error', (error) => {
      output += `\n${error.message}`;
    });
    child.on('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve({ fault: code === 0 ? undefined : lastWords(output) || `it ended with ${killedBy ?? `code ${code}`}` });
    });
  });
}

/** What a program of the system needs; the service's own secrets are none of its business. */
function forPrograms({ PATH, HOME, http_proxy, https_proxy, no_proxy }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, HOME, http_proxy, https_proxy, no_proxy, LC_ALL: 'C.UTF-8' };
}

/** apt-get says what went wrong in a line that begins with `E:`, and often more after it. */
function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line.startsWith('E: '))?.slice(3) ?? lines.findLast(Boolean) ?? '';
}
