import { ApolloLink, Observable } from '@apollo/client';
import { type ReactNode, useState } from 'react';
import { variablesOf } from '#app/operations.ts';
import { createApi } from '#data/apollo.ts';
import { Data, DataContext } from '#data/data.ts';
import { LocationContext, NavigateContext, useLocation } from '#ui/location.ts';
import { type PostedForm, PostedFormContext } from '#ui/postedForm.ts';
import { SiteContext } from '#ui/site.ts';
import { VariablesContext } from '#ui/variables.ts';
import { useMemoryLocation } from './useMemoryLocation.ts';

/** What an operation is answered with. An error is thrown, a promise that never ends leaves it under way. */
export type Answer = (variables: Record<string, unknown>) => unknown;

export interface TestAppProps {
  /** Answers by the name of the operation. */
  answers?: Record<string, Answer>;
  address?: string;
  posted?: PostedForm | null;
  /** Told of every change of the address. */
  onAddress?: (address: string) => void;
  children: ReactNode;
}

/** Everything around a component that stories and tests want to decide: answers, address, and what was posted. */
export function TestApp({ answers = {}, address = '/', posted = null, onAddress, children }: TestAppProps) {
  const [data] = useState(() => {
    const link = new ApolloLink((operation) => reply(answers[operation.operationName ?? ''], operation.variables));
    return new Data([], async () => createApi(link));
  });
  const { location, navigate } = useMemoryLocation(address);
  return (
    <DataContext value={data}>
      <LocationContext value={location}>
        <NavigateContext value={navigate}>
          <SiteContext value={site}>
            <PostedFormContext value={posted}>
              <VariablesContext value={variablesOf}>
                {children}
                {onAddress && <Address tell={onAddress} />}
              </VariablesContext>
            </PostedFormContext>
          </SiteContext>
        </NavigateContext>
      </LocationContext>
    </DataContext>
  );
}

const site = {
  name: 'Hire360',
  url: 'https://hire360.example',
  phone: '+1 201 555 0142',
  email: 'hello@example.com',
  replyTime: 'one working day',
  applicationReadTime: 'three working days',
  applicationsKept: '12 months',
};

function Address({ tell }: { tell: (address: string) => void }) {
  const { pathname, search } = useLocation();
  tell(pathname + search);
  return null;
}

function reply(answer: Answer | undefined, variables: Record<string, unknown>): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    let wanted = true;
    Promise.resolve()
      .then(() => {
        if (!answer) throw new Error('no answer was prepared');
        return answer(variables);
      })
      .then(
        (data) => {
          if (!wanted) return;
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error) => wanted && observer.error(error),
      );
    return () => {
      wanted = false;
    };
  });
}

/** An operation that stays under way. */
export const never: Answer = () => new Promise(() => {});

/** No captcha is asked for. */
export const noCaptcha: Answer = () => ({
  captcha: { __typename: 'Captcha', provider: 'OFF', siteKey: null, challenge: null },
});
