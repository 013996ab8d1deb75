/** Which of the two tiers runs (see jest.config.mjs). What is tried at random is tried for longer in the second. */
export const isWhole = process.env.TEST_RUN === 'all';
