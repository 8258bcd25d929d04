import { skillLevels } from '@bidwright/contract-ftes';

/** How well somebody does something, as it is chosen and stands in addresses. */
export const levels = skillLevels.map((level) => `${level}` as const);
export type Level = (typeof levels)[number];

/** The key of what a level is called. */
export const levelKey = (level: number | Level): string => `ftes.skill.level.${level}`;
