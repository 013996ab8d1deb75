/** Provides the demo with translation where no provider is configured. */
import type { Config } from '../config.ts';
import { configuredProviders } from '../runner/providers/index.ts';
import { AptFailure, installPackages } from './apt.ts';
import type { Terminal } from './terminal.ts';

/** Apertium with the language pairs from English to Spanish, Catalan, French, Italian and Portuguese. */
export const apertiumPackages = [
  'apertium',
  'apertium-eng-spa',
  'apertium-eng-cat',
  'apertium-spa-ita',
  'apertium-fra-cat',
  'apertium-es-pt',
];

interface TranslationOptions {
  settings: Config['providers'];
  /** Whether missing packages may be installed. */
  mayInstall: boolean;
  signal: AbortSignal;
  terminal: Terminal;
}

/** Installs Apertium if wanted and missing. Otherwise reports what is missing and what still works. */
export async function ensureTranslation({ settings, mayInstall, signal, terminal }: TranslationOptions): Promise<void> {
  if (!(await isWanting(settings))) return;
  const why = mayInstall ? await install(signal, terminal) : '--no-install: it is not installed.';
  if (why === undefined) return;
  terminal.say(`Apertium, which would translate, is missing. ${why}`);
  terminal.say('This command installs it:');
  terminal.say();
  terminal.commands(installCommand());
  terminal.say();
  terminal.say(
    'Everything else works: tags are made and looked up, and each reader gets the original text. What is translated already is served as well.',
  );
}

/** No provider is configured; or Apertium is, but not installed. */
async function isWanting(settings: Config['providers']): Promise<boolean> {
  const found = await configuredProviders({ ...settings, providers: undefined });
  if (!settings.providers) return found.length === 0;
  return settings.providers.includes('apertium') && !found.some(({ name }) => name === 'apertium');
}

/** Returns the reason of a failure; undefined on success. */
async function install(signal: AbortSignal, terminal: Terminal): Promise<string | undefined> {
  try {
    await installPackages(apertiumPackages, {
      environment: process.env,
      isRoot: process.getuid?.() === 0,
      signal,
      begin: () => terminal.say('Installing Apertium, to translate, by apt-get; it takes about half a minute.'),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AptFailure)) throw error;
    return error.message;
  }
  const isThere = (await configuredProviders({ providers: undefined })).some(({ name }) => name === 'apertium');
  return isThere ? undefined : 'apt-get has installed it, but it does not work, or is not on PATH.';
}

function installCommand(): string[] {
  const [program, ...pairs] = apertiumPackages;
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';
  return [`${asRoot}apt-get install --no-install-recommends ${program} \\`, ...perLine(pairs, 3)];
}

const perLine = (words: readonly string[], count: number) =>
  Array.from({ length: Math.ceil(words.length / count) }, (_, line) => {
    const isLast = (line + 1) * count >= words.length;
    return `  ${words.slice(line * count, (line + 1) * count).join(' ')}${isLast ? '' : ' \\'}`;
  });
