/**
 * What a call comes to. `ok` tells what was asked for from what was not; `kind` tells the rest apart. These kinds are all that
 * there will be: what the service says in a later version is one of them too.
 */
export {};
