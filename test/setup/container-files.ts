/** Parsers of docs/deploy/Containerfile and .dockerignore for tests. */
import { readFileSync } from 'node:fs';

interface Containerfile {
  /** The files that are copied from the project into the final image. */
  copied: string[];
  environment: Record<string, string>;
  /** Programs with their arguments: the health check's, and the image's own. */
  commands: string[][];
  exposed: string[];
}

export function containerfile(): Containerfile {
  const instructions = readFileSync('docs/deploy/Containerfile', 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => /^(?<name>[A-Z]+) +(?<rest>.*)$/.exec(line)?.groups)
    .filter((groups) => groups !== undefined);
  const of = (wanted: string) => instructions.flatMap(({ name, rest = '' }) => (name === wanted ? [rest] : []));
  return {
    copied: of('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1))
      .filter((path) => path !== 'package-lock.json'),
    environment: Object.fromEntries(
      of('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, ...pair]) => pair)),
    ),
    commands: [...of('HEALTHCHECK'), ...of('CMD')].map((rest) => JSON.parse(rest.slice(rest.indexOf('[')))),
    exposed: of('EXPOSE').flatMap((rest) => rest.split(' ')),
  };
}

/** Whether .dockerignore excludes a path: the last line that matches it, or a directory above it, decides. */
export function ignored(path: string): boolean {
  const lines = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isMeant = (line: string) => {
    const pattern = line.replace(/^!/, '');
    return pattern === '*' || path === pattern || path.startsWith(`${pattern}/`);
  };
  return !(lines.findLast(isMeant)?.startsWith('!') ?? true);
}
