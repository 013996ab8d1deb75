/** How a client is set up, and a single call. */
export {};
