import { describe, expect, test } from 'vitest';
import { isRole } from '../../src/memory/roles.ts';

describe('a role', () => {
  test.each([
    'landlord',
    'the boss',
    'my wife',
    'Mein Chef',
    'ma patronne',
    'mi jefe',
    '客户',
    '我老板',
    '私の上司',
  ])('is what somebody is to the user: %s', (value) => expect(isRole(value)).toBe(true));

  test.each([
    'main',
    'master',
    'mailchimp',
    'mist',
    'minuscule',
    'nosql',
    'herald',
    'ourse',
    'Sarah',
    'a@b.c',
  ])('is no name that begins like a possessive: %s', (value) => expect(isRole(value)).toBe(false));
});
