/** Installation of packages by apt-get, on Debian and its descendants. */
import { spawn } from 'node:child_process';

/** The cause of a failed installation, in a sentence. */
export class AptFailure extends Error {
  override name = 'AptFailure';
}

interface AptOptions {
  /** The PATH and other variables for programs. */
  environment: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Aborts apt-get, which first finishes what must not stay half done. */
  signal: AbortSignal;
  /** Called once, before any change, when apt-get turns out to be usable. */
  begin: () => void;
}

/** Unresponsive mirrors time out soon; a concurrent apt-get is waited for. */
const settings = ['Acquire::Retries=1', 'Acquire::http::Timeout=15', 'DPkg::Lock::Timeout=60'].flatMap((setting) => [
  '-o',
  setting,
]);

/**
 * Installs the packages, as root or by a sudo without password; first updates missing or outdated package lists. Throws
 * an `AptFailure`.
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
  // A missing list names no package, and an outdated one packages that the mirrors no longer have.
  const update = await asRoot(['update', '-q', '-o', 'APT::Update::Error-Mode=any'], options);
  const { fault } = await asRoot(install, options);
  if (fault) throw new AptFailure(`apt-get could not install it: ${update.fault ?? fault}`);
}

/** sudo drops variables, so `env` sets the one that prevents questions. */
function asRoot(args: readonly string[], options: AptOptions): Promise<ProgramResult> {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...settings, ...args];
  return run(options.isRoot ? command : ['sudo', '-n', ...command], options);
}

const succeeds = async (command: readonly string[], options: AptOptions) => !(await run(command, options)).fault;

interface ProgramResult {
  /** The error output of a failed program; undefined on success. */
  fault: string | undefined;
}

/** In our process group: Ctrl-C reaches apt-get too, which knows when it may stop. */
function run([program = '', ...args]: readonly string[], { environment, signal }: AptOptions): Promise<ProgramResult> {
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
    // Also emitted when sudo's program cannot be signalled: then its end is still awaited.
    child.on('error', (error) => {
      output += `\n${error.message}`;
    });
    child.on('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve({ fault: code === 0 ? undefined : lastWords(output) || `it ended with ${killedBy ?? `code ${code}`}` });
    });
  });
}

/** The environment of system programs, without the service's secrets. */
function forPrograms({ PATH, HOME, http_proxy, https_proxy, no_proxy }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, HOME, http_proxy, https_proxy, no_proxy, LC_ALL: 'C.UTF-8' };
}

/** apt-get's error lines begin with `E:`; others may follow. */
function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line.startsWith('E: '))?.slice(3) ?? lines.findLast(Boolean) ?? '';
}
