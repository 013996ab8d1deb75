import { Terminal } from '../../src/demo/terminal.ts';

/** A terminal that nobody looks at: what it shows is kept. */
export function recording(stream: Partial<NodeJS.WriteStream> = {}) {
  let all = '';
  const write = (text: string) => {
    all += text;
    return true;
  };
  return { terminal: new Terminal({ ...stream, write } as NodeJS.WriteStream), written: () => all };
}
