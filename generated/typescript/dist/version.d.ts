/** The version of this package. */
export declare const version = "0.5.0";
