/** The rules of the policy one by one, each of which can be taken away, to see whether the tests notice. */
import type { Resource, Verb } from '../../contracts/access.ts';
import { policy, type Rules } from '../../src/model/access/policy.ts';

export interface Rule {
  name: string;
  resource: Resource;
  /** What it is about where it is not about what may be called: a field that only admins may set. */
  field?: string | undefined;
  /** By what it could be set. */
  verb?: Verb | undefined;
  /** Whether it is about admins. */
  isOfAdmins?: boolean;
  /** Takes the rule away; answers how to put it back. */
  remove(): () => void;
}

/** All rules that there are: whoever adds one to the policy finds it here. */
export function rules(): Rule[] {
  return (Object.keys(policy) as Resource[]).flatMap((resource) => {
    const given = policy[resource];
    const rule = (name: string, without: Partial<Rules>, field?: string): Rule => ({
      name: `${resource}: ${name}`,
      resource,
      field,
      remove() {
        policy[resource] = { ...given, ...without };
        return () => {
          policy[resource] = given;
        };
      },
    });
    const { listed, isOwnersAlone, adminVerbs = [], adminFields = {} } = given;
    return [
      // Where others than admins may do nothing, nobody asks what they reach.
      ...(adminVerbs.includes('index') ? [] : [rule('reach', { reach: ':actor = :actor' })]),
      ...(listed
        ? [
            rule(`index lists ${typeof listed === 'object' ? 'only what is there' : listed}`, {
              listed: undefined,
            }),
          ]
        : []),
      ...(isOwnersAlone ? [{ ...rule("is its owner's alone", { isOwnersAlone: undefined }), isOfAdmins: true }] : []),
      ...adminVerbs.map((verb) =>
        rule(`${verb} is for admins`, { adminVerbs: adminVerbs.filter((each) => each !== verb) }),
      ),
      ...(Object.entries(adminFields) as [Verb, string[]][]).flatMap(([verb, names]) =>
        names.map((name) => ({
          ...rule(
            `${verb} is without ${name}`,
            { adminFields: { ...adminFields, [verb]: names.filter((each) => each !== name) } },
            name,
          ),
          verb,
        })),
      ),
    ];
  });
}
