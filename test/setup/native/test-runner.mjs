/**
 * Runs a test file by jest-circus within Jest, but lets Node load it and its imports: sources run untransformed. Only
 * Jest's module system (jest-runtime) is replaced.
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

const relations = new URL('../../../src/model/relations.ts', import.meta.url).href;

export default async function run(globalConfig, config, environment, _runtime, path, sendMessage) {
  // Objection reads the relations of a class once: a file that uses models without them must not leave it so for the next.
  await import(relations);
  const { use } = await import(globals);
  // Jest's 100 lines cost each refused request more than its answer.
  Error.stackTraceLimit = 25;
  const native = {
    // jest-circus has the tests of a file in its own module and its event handlers in a global: each file needs fresh
    // ones.
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
