import type { SectionTitleName } from '../admin/lists.ts';

/**
 * A subject that proposals come back to, in three wordings of each part; any opening goes with any method and closing.
 * `{client}`, `{team}`, `{years}`, `{tool}`, `{people}` and `{months}` are filled in; `{client}` may start in lower case.
 */
export interface Theme {
  sections: readonly SectionTitleName[];
  opening: readonly string[];
  method: readonly string[];
  closing: readonly string[];
}
