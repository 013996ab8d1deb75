/**
 * Runs a test file by jest-circus, with everything of Jest around it, but lets Node load it and what it imports: sources run
 * as they are, without a transform. The only part of Jest that is left out is its module system (jest-runtime).
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import jestCircus from 'jest-circus/runner';

const require = createRequire(import.meta.url);
const circus = jestCircus.default;
const globals = new URL('./globals.mjs', import.meta.url).href;

// The package itself throws outside of jest-runtime.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

export default async function run(globalConfig, config, environment, _runtime, path, sendMessage) {
  const { use } = await import(globals);
  const native = {
    // jest-circus keeps the tests of a file in its own module and its handlers of events in a global: each file begins anew.
    requireInternalModule(module) {
      delete require.cache[module];
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      return require(module);
    },
    requireModule: require,
    setGlobalsForRuntime: (ofCircus) => use(ofCircus, environment),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (module) => import(pathToFileURL(module).href),
    enterTestCode() {},
    leaveTestCode() {},
  };
  return circus(globalConfig, config, environment, native, path, sendMessage);
}
