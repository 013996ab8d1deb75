// Not TypeScript, because jest would `require` that, which top-level await in what it imports forbids.
export { setUp as default } from './test-run.ts';
