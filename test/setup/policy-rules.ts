/** The rules of the policy one by one, each removable, to see whether the tests notice. */
import type { Resource, Verb } from '../../contracts/access.ts';
import { policy, type Rules } from '../../src/model/access/policy.ts';

interface Rule {
  name: string;
  resource: Resource;
  /** A field that only admins may set. */
  field?: string | undefined;
  /** The operation that the rule is about, or that could set the field. */
  verb?: Verb | undefined;
  /** Whether it is about admins. */
  isOfAdmins?: boolean;
  /** Removes the rule; returns the function that restores it. */
  remove(): () => void;
}

/** All rules of the policy: a new one is included automatically. */
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
      // Where only admins have access, the reach of others is irrelevant.
      ...(adminVerbs.includes('index') ? [] : [rule('reach', { reach: ':actor = :actor' })]),
      ...(listed
        ? [
            rule(`index lists ${typeof listed === 'object' ? 'only what is there' : listed}`, {
              listed: undefined,
            }),
          ]
        : []),
      ...(isOwnersAlone ? [{ ...rule("is its owner's alone", { isOwnersAlone: undefined }), isOfAdmins: true }] : []),
      ...adminVerbs.map((verb) => ({
        ...rule(`${verb} is for admins`, { adminVerbs: adminVerbs.filter((each) => each !== verb) }),
        verb,
      })),
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
