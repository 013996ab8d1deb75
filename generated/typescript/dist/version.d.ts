/** The version of this package. */
export declare const version = "0.6.2";
