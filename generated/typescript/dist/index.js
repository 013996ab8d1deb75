export { BundleStore } from './bundle-store.js';
export * from './calls.js';
export { TagInformationClient, version } from './client.js';
export { chooseLanguage } from './languages.js';
export * from './runtime/answers.js';
export { UnusableBundle } from './runtime/bundle-lines.js';
export { Interrupted } from './runtime/line-stream.js';
export { CallFailed, orThrow } from './runtime/or-throw.js';
export * from './types.js';
