import type { Candidate } from "@data-import/tables/mapping";
import type {
  EnumValueMapping,
  FieldRule,
  JobExecutionPlan,
  MappingReason,
  RuleStep,
} from "@data-import/types";

/** A column that fills a field alone. */
export interface Match {
  /** The key of a field of the source. */
  readonly column: string;
  /** The key of a field of the destination. */
  readonly field: string;
  readonly steps: readonly RuleStep[];
  /** Whether a person chose the steps. */
  readonly areStepsChosen: boolean;
  /** Whether the values are read as the service suggests, also if a person agreed. Absent in older plans. */
  readonly isSuggested?: boolean;
  /** If the field is an enum. */
  readonly options?: readonly EnumValueMapping[];
  readonly confidence: number;
  readonly reason: MappingReason;
}

/** What a column may mean, whatever the plan says. */
export interface Outlook {
  /** The key of a field of the source. */
  readonly column: string;
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Whether a person left a column of this name out of an earlier plan. */
  readonly isIgnored?: boolean;
}

/** What a plan decides. All else in a plan follows from it. */
export interface Draft {
  readonly matches: readonly Match[];
  readonly rules: readonly FieldRule[];
  /** The columns that a person left out. */
  readonly leftOut?: readonly string[];
  /** The fields of rules that the service suggests and nobody has confirmed. */
  readonly offered?: readonly string[];
  /** Of the columns that were compared with fields. */
  readonly outlooks?: readonly Outlook[];
  /** Whether the case of keys matters, if a person said so for the plan. */
  readonly caseSensitive?: boolean;
}

/** The plan of a job as it is stored. */
export interface StoredPlan {
  readonly draft: Draft;
  /** As the API shows it. It stays readable when the source is deleted. */
  readonly plan: JobExecutionPlan;
}

/** Everything that a draft decides, as rules. */
export function listRules({ matches, rules }: Draft): FieldRule[] {
  const assigned = matches.map(({ column, field, steps, options = [] }): FieldRule => {
    const values = Object.fromEntries(
      options.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
    );
    const lookup = Object.keys(values).length === 0 ? [] : [{ type: "lookup" as const, values }];
    return { type: "assign", column, field, steps: [...steps, ...lookup] };
  });
  return [...assigned, ...rules];
}

/** The fields whose values are read as the service suggests. */
export function listSuggested({ matches }: Draft): ReadonlySet<string> {
  return new Set(matches.flatMap(({ field, isSuggested }) => (isSuggested === true ? [field] : [])));
}
