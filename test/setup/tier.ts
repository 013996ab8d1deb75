/** The running one of the two tiers (see jest.config.mjs). Random tests run longer in the second. */
export const isWhole = process.env.TEST_RUN === 'all';
