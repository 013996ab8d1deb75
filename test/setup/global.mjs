// Not TypeScript: jest would `require` that, which fails for imports with top-level await.
export { setUp as default } from './test-run.ts';
