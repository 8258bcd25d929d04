import { createContext, use, useEffect } from 'react';

/** The files of a form that are on their way. */
export type Uploads = Set<string>;

/** A form says here where its fields tell of their files. */
export const UploadsContext = createContext<Uploads>(new Set());

/** Tells the form while a field's file is on its way: an entry that was saved meanwhile would lack it. */
export const useTellUpload = (field: string, isOnItsWay: boolean): void => {
  const uploads = use(UploadsContext);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    uploads.add(field);
    return () => void uploads.delete(field);
  }, [uploads, field, isOnItsWay]);
};
