/**
 * `@jest/globals` for test files: jest-circus' functions of the running file. Helpers are loaded once and serve many
 * files, so these look up the present one at each call.
 */
let circus;
let environment;

export function use(ofFile, itsEnvironment) {
  circus = ofFile;
  environment = itsEnvironment;
}

const present = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(circus[name], self, args),
    get: (_, key) => circus[name][key],
  });

export const afterAll = present('afterAll');
export const afterEach = present('afterEach');
export const beforeAll = present('beforeAll');
export const beforeEach = present('beforeEach');
export const describe = present('describe');
export const expect = present('expect');
export const it = present('it');
export const test = present('test');

const timers =
  (name) =>
  (...args) =>
    environment.fakeTimersModern[name](...args);
const mocks =
  (name) =>
  (...args) =>
    environment.moduleMocker[name](...args);

/** Node and its streams need these: without a sandbox fake timers would freeze them too. */
const ofNode = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

/** The part of Jest's object that tests here use; mocking modules needs jest-runtime, which is absent. */
export const jest = {
  advanceTimersByTime: timers('advanceTimersByTime'),
  advanceTimersByTimeAsync: timers('advanceTimersByTimeAsync'),
  setSystemTime: timers('setSystemTime'),
  useFakeTimers: (options) => timers('useFakeTimers')({ doNotFake: ofNode, ...options }),
  useRealTimers: timers('useRealTimers'),
  fn: mocks('fn'),
  replaceProperty: mocks('replaceProperty'),
  restoreAllMocks: mocks('restoreAllMocks'),
  spyOn: mocks('spyOn'),
  setTimeout(milliseconds) {
    globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = milliseconds;
  },
};
