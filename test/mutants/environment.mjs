/** Skips what is left of a test file once one of its tests has failed: by then the mutant is caught. */
import NativeEnvironment from '../setup/native/environment.mjs';

export default class UntilFirstFailure extends NativeEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
