import { createContext, useContext } from 'react';

/** Facts about the company that every page has. */
export interface SiteFacts {
  name: string;
  url: string;
  phone: string;
  email: string;
  /** `one working day`, null if no time is promised. */
  replyTime: string | null;
  applicationReadTime: string | null;
  applicationsKept: string | null;
}

const nothing: SiteFacts = {
  name: '',
  url: '',
  phone: '',
  email: '',
  replyTime: null,
  applicationReadTime: null,
  applicationsKept: null,
};

export const SiteContext = createContext(nothing);
export const useSite = () => useContext(SiteContext);

/** The visitor's country class, `IN` or empty, as the server determined it. */
export const CountryContext = createContext('');
export const useCountry = () => useContext(CountryContext);
