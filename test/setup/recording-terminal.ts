import { Terminal } from '../../src/demo/terminal.ts';

/** A terminal that records its output. */
export function recording(stream: Partial<NodeJS.WriteStream> = {}) {
  let all = '';
  const write = (text: string) => {
    all += text;
    return true;
  };
  return { terminal: new Terminal({ ...stream, write } as NodeJS.WriteStream), written: () => all };
}
