% lexicon.pl: which words stand for which others, when units are searched?
%
% People ask for the weather and the tool has a forecast. Words are compared by their stems, so one form of a word
% is enough. A policy may add facts of both kinds.

% ----------------------------------------------------------------------------- words of one class
%
% Words of a class stand for one another, at a fixed part of their weight. Written by hand: what people who ask
% for tools and people who describe them call the same thing.

word_class(create, create).
word_class(create, add).
word_class(create, new).
word_class(create, insert).
word_class(create, put).
word_class(create, generate).
word_class(create, compose).
word_class(create, draft).
word_class(create, set).

word_class(start, start).
word_class(start, launch).
word_class(start, run).
word_class(start, execute).
word_class(start, trigger).
word_class(start, kick).
word_class(start, begin).
word_class(start, initiate).
word_class(start, open).

word_class(fetch, fetch).
word_class(fetch, retrieve).
word_class(fetch, show).
word_class(fetch, read).
word_class(fetch, view).
word_class(fetch, display).
word_class(fetch, obtain).
word_class(fetch, see).
word_class(fetch, pull).
word_class(fetch, load).
word_class(fetch, check).

word_class(search, search).
word_class(search, find).
word_class(search, look).
word_class(search, lookup).
word_class(search, locate).
word_class(search, discover).
word_class(search, query).
word_class(search, seek).

word_class(list, list).
word_class(list, enumerate).
word_class(list, show).
word_class(list, available).

word_class(delete, delete).
word_class(delete, remove).
word_class(delete, clear).
word_class(delete, erase).
word_class(delete, drop).
word_class(delete, discard).
word_class(delete, purge).
word_class(delete, wipe).
word_class(delete, unset).

word_class(update, update).
word_class(update, edit).
word_class(update, modify).
word_class(update, change).
word_class(update, alter).
word_class(update, revise).
word_class(update, adjust).
word_class(update, amend).
word_class(update, correct).

word_class(send, send).
word_class(send, deliver).
word_class(send, write).
word_class(send, notify).
word_class(send, tell).
word_class(send, forward).
word_class(send, dispatch).

word_class(move, move).
word_class(move, rename).
word_class(move, relocate).
word_class(move, transfer).

word_class(copy, copy).
word_class(copy, duplicate).
word_class(copy, clone).
word_class(copy, fork).
word_class(copy, replicate).

word_class(cancel, cancel).
word_class(cancel, abort).
word_class(cancel, stop).
word_class(cancel, terminate).
word_class(cancel, kill).
word_class(cancel, end).
word_class(cancel, halt).

word_class(merge, merge).
word_class(merge, combine).
word_class(merge, join).
word_class(merge, concatenate).

word_class(compare, compare).
word_class(compare, diff).
word_class(compare, difference).
word_class(compare, versus).
word_class(compare, vs).
word_class(compare, comparison).

word_class(convert, convert).
word_class(convert, transform).
word_class(convert, conversion).
word_class(convert, exchange).

word_class(calculate, calculate).
word_class(calculate, compute).
word_class(calculate, determine).
word_class(calculate, evaluate).
word_class(calculate, estimate).
word_class(calculate, solve).

word_class(book, book).
word_class(book, reserve).

word_class(buy, buy).
word_class(buy, purchase).
word_class(buy, order).
word_class(buy, shop).

word_class(analyze, analyze).
word_class(analyze, analyse).
word_class(analyze, assess).
word_class(analyze, evaluate).
word_class(analyze, examine).
word_class(analyze, inspect).
word_class(analyze, analysis).

word_class(summarize, summarize).
word_class(summarize, summarise).
word_class(summarize, summary).
word_class(summarize, digest).
word_class(summarize, tldr).
word_class(summarize, condense).
word_class(summarize, abstract).
word_class(summarize, gist).

word_class(draw, draw).
word_class(draw, plot).
word_class(draw, chart).
word_class(draw, graph).
word_class(draw, visualize).
word_class(draw, visualise).
word_class(draw, diagram).
word_class(draw, render).

word_class(save, save).
word_class(save, store).
word_class(save, keep).
word_class(save, persist).

word_class(attach, attach).
word_class(attach, upload).

word_class(publish, publish).
word_class(publish, post).
word_class(publish, share).
word_class(publish, release).

word_class(assign, assign).
word_class(assign, allocate).
word_class(assign, delegate).
word_class(assign, assignee).
word_class(assign, owner).

word_class(close, close).
word_class(close, resolve).
word_class(close, finish).
word_class(close, complete).

word_class(comment, comment).
word_class(comment, reply).
word_class(comment, respond).
word_class(comment, response).
word_class(comment, answer).
word_class(comment, feedback).

word_class(mute, mute).
word_class(mute, silence).
word_class(mute, snooze).

word_class(verify, verify).
word_class(verify, validate).
word_class(verify, confirm).
word_class(verify, checker).
word_class(verify, check).
word_class(verify, test).

word_class(monitor, monitor).
word_class(monitor, watch).
word_class(monitor, track).
word_class(monitor, follow).
word_class(monitor, tracker).

word_class(recommend, recommend).
word_class(recommend, suggest).
word_class(recommend, advise).

word_class(explain, explain).
word_class(explain, describe).
word_class(explain, define).
word_class(explain, definition).
word_class(explain, meaning).
word_class(explain, explanation).

word_class(invite, invite).
word_class(invite, attendee).
word_class(invite, guest).

word_class(schedule, schedule).
word_class(schedule, appointment).
word_class(schedule, meeting).
word_class(schedule, event).
word_class(schedule, calendar).
word_class(schedule, agenda).
word_class(schedule, sync).

word_class(mail, email).
word_class(mail, mail).
word_class(mail, message).
word_class(mail, inbox).
word_class(mail, gmail).
word_class(mail, letter).

word_class(sms, sms).
word_class(sms, text).
word_class(sms, message).
word_class(sms, whatsapp).

word_class(repo, repo).
word_class(repo, repository).
word_class(repo, codebase).

word_class(issue, issue).
word_class(issue, ticket).
word_class(issue, bug).
word_class(issue, story).
word_class(issue, task).
word_class(issue, todo).

word_class(pipeline, pipeline).
word_class(pipeline, ci).
word_class(pipeline, build).
word_class(pipeline, workflow).
word_class(pipeline, deployment).

word_class(weather, weather).
word_class(weather, forecast).
word_class(weather, temperature).
word_class(weather, rain).
word_class(weather, humidity).
word_class(weather, climate).
word_class(weather, sunny).
word_class(weather, snow).

word_class(flight, flight).
word_class(flight, airline).
word_class(flight, airport).
word_class(flight, plane).
word_class(flight, fly).
word_class(flight, aviation).
word_class(flight, airfare).

word_class(hotel, hotel).
word_class(hotel, accommodation).
word_class(hotel, lodging).
word_class(hotel, stay).
word_class(hotel, motel).
word_class(hotel, hostel).
word_class(hotel, airbnb).
word_class(hotel, room).

word_class(movie, movie).
word_class(movie, film).
word_class(movie, cinema).
word_class(movie, imdb).

word_class(tv, tv).
word_class(tv, television).
word_class(tv, show).
word_class(tv, series).
word_class(tv, episode).

word_class(music, music).
word_class(music, song).
word_class(music, album).
word_class(music, playlist).
word_class(music, track).

word_class(stock, stock).
word_class(stock, ticker).
word_class(stock, equity).
word_class(stock, nasdaq).
word_class(stock, nyse).
word_class(stock, shares).

word_class(crypto, crypto).
word_class(crypto, cryptocurrency).
word_class(crypto, bitcoin).
word_class(crypto, ethereum).
word_class(crypto, btc).
word_class(crypto, eth).
word_class(crypto, coin).

word_class(currency, currency).
word_class(currency, forex).
word_class(currency, usd).
word_class(currency, eur).
word_class(currency, gbp).
word_class(currency, jpy).
word_class(currency, dollar).
word_class(currency, euro).
word_class(currency, pound).
word_class(currency, yen).

word_class(restaurant, restaurant).
word_class(restaurant, dining).
word_class(restaurant, eat).
word_class(restaurant, cafe).
word_class(restaurant, eatery).

word_class(recipe, recipe).
word_class(recipe, cook).
word_class(recipe, dish).
word_class(recipe, meal).
word_class(recipe, ingredient).

word_class(news, news).
word_class(news, headline).
word_class(news, article).
word_class(news, press).

word_class(job, job).
word_class(job, career).
word_class(job, vacancy).
word_class(job, employment).
word_class(job, position).
word_class(job, hiring).
word_class(job, recruitment).

word_class(home, house).
word_class(home, home).
word_class(home, apartment).
word_class(home, property).
word_class(home, estate).
word_class(home, condo).

word_class(car, car).
word_class(car, vehicle).
word_class(car, auto).
word_class(car, automobile).

word_class(route, route).
word_class(route, direction).
word_class(route, navigation).
word_class(route, driving).
word_class(route, commute).

word_class(location, location).
word_class(location, place).
word_class(location, address).
word_class(location, coordinates).
word_class(location, geocode).
word_class(location, gps).

word_class(image, image).
word_class(image, picture).
word_class(image, photo).
word_class(image, photograph).
word_class(image, photography).

word_class(video, video).
word_class(video, clip).
word_class(video, footage).
word_class(video, youtube).

word_class(document, document).
word_class(document, doc).
word_class(document, file).
word_class(document, pdf).
word_class(document, docx).

word_class(folder, folder).
word_class(folder, directory).

word_class(website, website).
word_class(website, site).
word_class(website, webpage).
word_class(website, page).
word_class(website, web).
word_class(website, url).
word_class(website, domain).

word_class(link, link).
word_class(link, url).
word_class(link, hyperlink).

word_class(company, company).
word_class(company, business).
word_class(company, firm).
word_class(company, corporation).
word_class(company, organization).
word_class(company, enterprise).

word_class(price, price).
word_class(price, cost).
word_class(price, fee).
word_class(price, quote).

word_class(health, health).
word_class(health, medical).
word_class(health, medicine).
word_class(health, clinical).
word_class(health, patient).
word_class(health, doctor).

word_class(drug, drug).
word_class(drug, medication).
word_class(drug, medicine).
word_class(drug, pharmaceutical).
word_class(drug, prescription).
word_class(drug, pill).

word_class(paper, paper).
word_class(paper, research).
word_class(paper, study).
word_class(paper, academic).
word_class(paper, journal).
word_class(paper, scholar).
word_class(paper, arxiv).
word_class(paper, publication).

word_class(book_noun, book).
word_class(book_noun, novel).
word_class(book_noun, literature).
word_class(book_noun, author).
word_class(book_noun, isbn).

word_class(sport, sport).
word_class(sport, match).
word_class(sport, fixture).
word_class(sport, game).
word_class(sport, team).
word_class(sport, league).

word_class(football, football).
word_class(football, soccer).

word_class(law, law).
word_class(law, legal).
word_class(law, regulation).
word_class(law, attorney).
word_class(law, lawyer).
word_class(law, lawsuit).

word_class(astrology, horoscope).
word_class(astrology, zodiac).
word_class(astrology, astrology).

word_class(gift, gift).
word_class(gift, present).

word_class(login, login).
word_class(login, account).
word_class(login, sign).
word_class(login, password).
word_class(login, credential).

word_class(host, server).
word_class(host, host).
word_class(host, machine).
word_class(host, node).

word_class(log, log).
word_class(log, error).
word_class(log, trace).

word_class(database, database).
word_class(database, table).
word_class(database, sql).
word_class(database, record).
word_class(database, db).

word_class(spreadsheet, spreadsheet).
word_class(spreadsheet, excel).
word_class(spreadsheet, sheet).
word_class(spreadsheet, csv).
word_class(spreadsheet, xlsx).
word_class(spreadsheet, workbook).

word_class(slides, slides).
word_class(slides, presentation).
word_class(slides, powerpoint).
word_class(slides, ppt).
word_class(slides, deck).

word_class(review, review).
word_class(review, rating).

word_class(alert, alert).
word_class(alert, notification).
word_class(alert, warning).
word_class(alert, reminder).

word_class(reaction, reaction).
word_class(reaction, thumbs).
word_class(reaction, emoji).

word_class(version, version).
word_class(version, release).
word_class(version, tag).

word_class(vulnerability, vulnerability).
word_class(vulnerability, security).
word_class(vulnerability, cve).
word_class(vulnerability, exploit).

word_class(screenshot, screenshot).
word_class(screenshot, screen).
word_class(screenshot, capture).
word_class(screenshot, snapshot).

word_class(press, click).
word_class(press, press).
word_class(press, tap).
word_class(press, button).

word_class(type, type).
word_class(type, enter).
word_class(type, fill).
word_class(type, input).
word_class(type, form).

word_class(translate, translate).
word_class(translate, language).

word_class(count, count).
word_class(count, number).
word_class(count, total).
word_class(count, many).

word_class(average, average).
word_class(average, mean).

word_class(biggest, biggest).
word_class(biggest, largest).
word_class(biggest, highest).
word_class(biggest, max).
word_class(biggest, maximum).
word_class(biggest, top).

word_class(cheapest, cheapest).
word_class(cheapest, lowest).
word_class(cheapest, min).
word_class(cheapest, minimum).

word_class(nearby, nearby).
word_class(nearby, near).
word_class(nearby, closest).
word_class(nearby, nearest).
word_class(nearby, around).

word_class(trip, trip).
word_class(trip, travel).
word_class(trip, vacation).
word_class(trip, holiday).
word_class(trip, itinerary).
word_class(trip, tourism).
word_class(trip, tourist).
word_class(trip, journey).

word_class(attraction, attraction).
word_class(attraction, sightseeing).
word_class(attraction, landmark).
word_class(attraction, museum).

word_class(money, money).
word_class(money, budget).
word_class(money, expense).
word_class(money, finance).
word_class(money, financial).
word_class(money, fund).

word_class(invest, invest).
word_class(invest, portfolio).

word_class(loan, loan).
word_class(loan, mortgage).
word_class(loan, credit).
word_class(loan, repayment).

word_class(tax, tax).
word_class(tax, income).

word_class(pay, pay).
word_class(pay, payment).
word_class(pay, checkout).
word_class(pay, invoice).

word_class(discount, discount).
word_class(discount, coupon).
word_class(discount, promo).
word_class(discount, deal).
word_class(discount, voucher).

word_class(package, package).
word_class(package, parcel).
word_class(package, shipment).
word_class(package, shipping).
word_class(package, delivery).

word_class(product, product).
word_class(product, item).
word_class(product, goods).

word_class(customer, customer).
word_class(customer, client).

word_class(employee, employee).
word_class(employee, staff).
word_class(employee, worker).
word_class(employee, personnel).

word_class(user, user).
word_class(user, member).
word_class(user, person).
word_class(user, people).

word_class(student, student).
word_class(student, pupil).
word_class(student, learner).

word_class(teacher, teacher).
word_class(teacher, instructor).
word_class(teacher, tutor).

word_class(course, course).
word_class(course, class).
word_class(course, lesson).
word_class(course, lecture).
word_class(course, workshop).
word_class(course, training).

word_class(exam, exam).
word_class(exam, test).
word_class(exam, quiz).

word_class(school, school).
word_class(school, university).
word_class(school, college).

word_class(resume, resume).
word_class(resume, cv).

word_class(exercise, exercise).
word_class(exercise, workout).
word_class(exercise, fitness).
word_class(exercise, gym).

word_class(diet, diet).
word_class(diet, nutrition).
word_class(diet, calorie).

word_class(pet, pet).
word_class(pet, dog).
word_class(pet, cat).
word_class(pet, animal).

word_class(plant, plant).
word_class(plant, garden).
word_class(plant, flower).

word_class(game, game).
word_class(game, play).
word_class(game, puzzle).

word_class(joke, joke).
word_class(joke, funny).
word_class(joke, humor).

word_class(quote_noun, quote).
word_class(quote_noun, quotation).
word_class(quote_noun, inspirational).

word_class(podcast, podcast).
word_class(podcast, episode).
word_class(podcast, audio).

word_class(voice, voice).
word_class(voice, speech).
word_class(voice, audio).
word_class(voice, tts).

word_class(code, code).
word_class(code, programming).
word_class(code, script).
word_class(code, snippet).

word_class(test, test).
word_class(test, unittest).

word_class(container, container).
word_class(container, docker).
word_class(container, image).

word_class(cluster, cluster).
word_class(cluster, kubernetes).
word_class(cluster, kubectl).
word_class(cluster, pod).

word_class(branch, branch).
word_class(branch, commit).
word_class(branch, git).

word_class(chart_noun, chart).
word_class(chart_noun, graph).
word_class(chart_noun, diagram).
word_class(chart_noun, plot).

word_class(area, area).
word_class(area, surface).

word_class(distance, distance).
word_class(distance, far).
word_class(distance, length).

word_class(time, time).
word_class(time, clock).
word_class(time, timezone).
word_class(time, hour).

word_class(date, date).
word_class(date, day).
word_class(date, calendar).

word_class(population, population).
word_class(population, demographic).
word_class(population, census).

word_class(country, country).
word_class(country, nation).

word_class(city, city).
word_class(city, town).

word_class(earthquake, earthquake).
word_class(earthquake, seismic).
word_class(earthquake, quake).

word_class(space, space).
word_class(space, nasa).
word_class(space, astronomy).
word_class(space, planet).
word_class(space, star).

word_class(electric, electricity).
word_class(electric, power).
word_class(electric, energy).

word_class(pollution, pollution).
word_class(pollution, air).
word_class(pollution, quality).
word_class(pollution, aqi).

word_class(ip, ip).
word_class(ip, network).
word_class(ip, internet).
word_class(ip, address).

word_class(qr, qr).
word_class(qr, barcode).

word_class(color, color).
word_class(color, colour).
word_class(color, palette).

word_class(font, font).
word_class(font, typography).

word_class(logo, logo).
word_class(logo, brand).

word_class(seo, seo).
word_class(seo, keyword).
word_class(seo, ranking).
word_class(seo, backlink).

word_class(social, twitter).
word_class(social, tweet).
word_class(social, facebook).
word_class(social, instagram).
word_class(social, social).

word_class(phone, phone).
word_class(phone, telephone).
word_class(phone, mobile).
word_class(phone, number).

word_class(text, text).
word_class(text, string).
word_class(text, word).

word_class(math, math).
word_class(math, mathematics).
word_class(math, equation).
word_class(math, formula).
word_class(math, algebra).

word_class(probability, probability).
word_class(probability, odds).
word_class(probability, chance).
word_class(probability, likelihood).

word_class(bet, bet).
word_class(bet, odds).
word_class(bet, gambling).
word_class(bet, wager).

word_class(history, history).
word_class(history, historical).
word_class(history, past).

word_class(contact, contact).
word_class(contact, person).
word_class(contact, address).

word_class(note, note).
word_class(note, memo).

word_class(reminder, remind).
word_class(reminder, remember).

word_class(charge, charge).
word_class(charge, charger).
word_class(charge, ev).

word_class(wedding, wedding).
word_class(wedding, party).
word_class(wedding, celebration).

word_class(court, court).
word_class(court, case).
word_class(court, lawsuit).
word_class(court, judge).

word_class(crime, crime).
word_class(crime, criminal).
word_class(crime, police).

word_class(nft, nft).
word_class(nft, collectible).
word_class(nft, token).
word_class(nft, blockchain).

word_class(wallet, wallet).
word_class(wallet, balance).
word_class(wallet, account).

word_class(blood, blood).
word_class(blood, heart).
word_class(blood, cardiac).

word_class(clothes, clothing).
word_class(clothes, fashion).
word_class(clothes, outfit).
word_class(clothes, apparel).
word_class(clothes, shirt).
word_class(clothes, dress).
word_class(clothes, shoes).
word_class(clothes, wear).
word_class(clothes, style).

word_class(beauty, beauty).
word_class(beauty, cosmetics).
word_class(beauty, skincare).
word_class(beauty, makeup).
word_class(beauty, cleanser).
word_class(beauty, skin).

word_class(ride, taxi).
word_class(ride, cab).
word_class(ride, ride).
word_class(ride, uber).
word_class(ride, lyft).
word_class(ride, rideshare).

word_class(transport, transport).
word_class(transport, transit).
word_class(transport, bus).
word_class(transport, train).
word_class(transport, subway).
word_class(transport, ferry).
word_class(transport, railway).
word_class(transport, metro).

word_class(fund, fund).
word_class(fund, etf).
word_class(fund, stock).
word_class(fund, mutual).

word_class(earn, earn).
word_class(earn, monetize).
word_class(earn, commission).
word_class(earn, revenue).
word_class(earn, income).
word_class(earn, profit).

word_class(rewrite, rewrite).
word_class(rewrite, rephrase).
word_class(rewrite, paraphrase).
word_class(rewrite, polish).
word_class(rewrite, proofread).
word_class(rewrite, grammar).

word_class(thermometer, temperature).
word_class(thermometer, celsius).
word_class(thermometer, fahrenheit).
word_class(thermometer, degrees).

word_class(hike, hiking).
word_class(hike, trail).
word_class(hike, outdoor).
word_class(hike, walk).

word_class(alarm, alarm).
word_class(alarm, notification).
word_class(alarm, alert).
word_class(alarm, timer).

word_class(habit, habit).
word_class(habit, routine).

word_class(taxonomy, category).
word_class(taxonomy, genre).
word_class(taxonomy, type).
word_class(taxonomy, kind).

word_class(valuation, valuation).
word_class(valuation, revenue).
word_class(valuation, capitalization).
word_class(valuation, earnings).
word_class(valuation, financial).

word_class(intern, internship).
word_class(intern, intern).
word_class(intern, job).

word_class(shopgoods, product).
word_class(shopgoods, buy).
word_class(shopgoods, shopping).
word_class(shopgoods, recommend).

word_class(manual, manual).
word_class(manual, guide).
word_class(manual, instructions).
word_class(manual, handbook).
word_class(manual, documentation).

word_class(cook2, food).
word_class(cook2, dish).
word_class(cook2, menu).
word_class(cook2, cuisine).
word_class(cook2, meal).

word_class(rank, rank).
word_class(rank, leaderboard).
word_class(rank, top).
word_class(rank, standings).

word_class(player, player).
word_class(player, athlete).
word_class(player, team).

word_class(vote, vote).
word_class(vote, election).
word_class(vote, poll).
word_class(vote, ballot).
word_class(vote, political).

word_class(president, president).
word_class(president, government).
word_class(president, political).
word_class(president, politician).

word_class(tickets, ticket).
word_class(tickets, concert).
word_class(tickets, show).
word_class(tickets, theater).
word_class(tickets, event).

word_class(chat, chat).
word_class(chat, conversation).
word_class(chat, dialogue).
word_class(chat, message).

word_class(meeting, meeting).
word_class(meeting, conference).
word_class(meeting, zoom).
word_class(meeting, call).
word_class(meeting, webinar).

word_class(transcript, transcript).
word_class(transcript, transcribe).
word_class(transcript, subtitle).

word_class(download, download).
word_class(download, export).
word_class(download, save).

word_class(encrypt, encrypt).
word_class(encrypt, decrypt).
word_class(encrypt, cipher).
word_class(encrypt, hash).

word_class(password, password).
word_class(password, credential).
word_class(password, secret).

word_class(compress, compress).
word_class(compress, zip).
word_class(compress, archive).

word_class(resize, resize).
word_class(resize, crop).
word_class(resize, scale).
word_class(resize, dimension).

word_class(barcode, qr).
word_class(barcode, code).
word_class(barcode, barcode).
word_class(barcode, scan).

word_class(shorten, shorten).
word_class(shorten, short).
word_class(shorten, url).

word_class(domain, domain).
word_class(domain, whois).
word_class(domain, dns).
word_class(domain, registration).
word_class(domain, register).

word_class(speed, speed).
word_class(speed, performance).
word_class(speed, latency).
word_class(speed, velocity).

word_class(trend, trend).
word_class(trend, popular).
word_class(trend, hot).

word_class(influencer, influencer).
word_class(influencer, creator).
word_class(influencer, celebrity).

word_class(birthday, birthday).
word_class(birthday, anniversary).
word_class(birthday, party).

word_class(charity, charity).
word_class(charity, nonprofit).
word_class(charity, donation).

word_class(satellite, satellite).
word_class(satellite, nasa).
word_class(satellite, space).
word_class(satellite, iss).
word_class(satellite, astronaut).

word_class(sunrise, sunrise).
word_class(sunrise, sunset).
word_class(sunrise, astronomy).
word_class(sunrise, moon).

word_class(tide, tide).
word_class(tide, surf).
word_class(tide, wave).
word_class(tide, ocean).

word_class(fuel, fuel).
word_class(fuel, gas).
word_class(fuel, petrol).
word_class(fuel, gasoline).

word_class(parking, parking).
word_class(parking, carpark).
word_class(parking, garage).

word_class(scholarship, scholarship).
word_class(scholarship, grant).
word_class(scholarship, fund).

word_class(therapy, therapy).
word_class(therapy, mental).
word_class(therapy, psychology).
word_class(therapy, counseling).

word_class(disease, disease).
word_class(disease, illness).
word_class(disease, symptom).
word_class(disease, diagnosis).

word_class(vaccine, vaccine).
word_class(vaccine, covid).

word_class(trial, trial).
word_class(trial, clinical).
word_class(trial, study).

word_class(baby, baby).
word_class(baby, child).
word_class(baby, children).
word_class(baby, kid).

word_class(word, word).
word_class(word, definition).
word_class(word, dictionary).
word_class(word, vocabulary).
word_class(word, synonym).

word_class(crossword, crossword).
word_class(crossword, puzzle).
word_class(crossword, sudoku).

word_class(chess, chess).
word_class(chess, game).
word_class(chess, board).

word_class(lyrics, lyrics).
word_class(lyrics, song).
word_class(lyrics, artist).
word_class(lyrics, singer).

word_class(bookmark, bookmark).
word_class(bookmark, favorite).
word_class(bookmark, save).

word_class(label, label).
word_class(label, tag).
word_class(label, category).

word_class(pull, pull).
word_class(pull, merge).
word_class(pull, review).

word_class(deploy, deploy).
word_class(deploy, release).
word_class(deploy, rollout).
word_class(deploy, publish).

word_class(restart, restart).
word_class(restart, reboot).
word_class(restart, reset).

word_class(status, status).
word_class(status, state).
word_class(status, progress).
word_class(status, health).

word_class(permission, permission).
word_class(permission, access).
word_class(permission, role).
word_class(permission, privilege).

word_class(member, member).
word_class(member, team).
word_class(member, group).

word_class(channel, channel).
word_class(channel, slack).
word_class(channel, discord).
word_class(channel, message).

word_class(thread, thread).
word_class(thread, conversation).
word_class(thread, discussion).

word_class(wiki, wiki).
word_class(wiki, page).
word_class(wiki, documentation).
word_class(wiki, knowledge).
word_class(wiki, wikipedia).

word_class(block, block).
word_class(block, paragraph).
word_class(block, section).

word_class(column, column).
word_class(column, row).
word_class(column, cell).
word_class(column, table).

word_class(formula, formula).
word_class(formula, function).
word_class(formula, equation).

word_class(scrape, scrape).
word_class(scrape, crawl).
word_class(scrape, scraper).
word_class(scrape, extract).
word_class(scrape, website).

word_class(crawl, crawl).
word_class(crawl, scrape).

word_class(browser, browser).
word_class(browser, web).
word_class(browser, page).
word_class(browser, tab).
word_class(browser, navigate).

word_class(fill, fill).
word_class(fill, form).
word_class(fill, input).
word_class(fill, type).

word_class(query, query).
word_class(query, sql).
word_class(query, database).
word_class(query, select).

word_class(schema, schema).
word_class(schema, structure).
word_class(schema, table).

word_class(backup, backup).
word_class(backup, restore).
word_class(backup, snapshot).

word_class(tomorrow, tomorrow).
word_class(tomorrow, today).
word_class(tomorrow, date).
word_class(tomorrow, weather).

word_class(speaker, speaker).
word_class(speaker, voice).
word_class(speaker, narration).
word_class(speaker, speech).

word_class(painting, painting).
word_class(painting, art).
word_class(painting, artwork).
word_class(painting, artist).

word_class(story, story).
word_class(story, tale).
word_class(story, narrative).
word_class(story, writing).

word_class(ticketing, incident).
word_class(ticketing, outage).
word_class(ticketing, alert).

word_class(spending, spending).
word_class(spending, expense).
word_class(spending, budget).
word_class(spending, transaction).

word_class(salary, salary).
word_class(salary, wage).
word_class(salary, compensation).
word_class(salary, pay).

word_class(real_estate, realtor).
word_class(real_estate, estate).
word_class(real_estate, house).
word_class(real_estate, property).
word_class(real_estate, listing).

word_class(rent, rent).
word_class(rent, rental).
word_class(rent, lease).

word_class(insurance, insurance).
word_class(insurance, policy).
word_class(insurance, coverage).

word_class(sell, sell).
word_class(sell, sale).

word_class(stockprice, share).
word_class(stockprice, stock).
word_class(stockprice, price).
word_class(stockprice, quote).

word_class(visa, visa).
word_class(visa, passport).
word_class(visa, immigration).
word_class(visa, travel).

word_class(mountain, mountain).
word_class(mountain, peak).
word_class(mountain, elevation).
word_class(mountain, altitude).

word_class(volume, volume).
word_class(volume, capacity).

word_class(triangle, triangle).
word_class(triangle, circle).
word_class(triangle, rectangle).
word_class(triangle, geometry).
word_class(triangle, polygon).

word_class(prime, prime).
word_class(prime, factor).
word_class(prime, divisor).
word_class(prime, gcd).

word_class(matrix, matrix).
word_class(matrix, vector).
word_class(matrix, linear).
word_class(matrix, algebra).

word_class(derivative, derivative).
word_class(derivative, integral).
word_class(derivative, calculus).

word_class(physics, physics).
word_class(physics, force).
word_class(physics, velocity).
word_class(physics, acceleration).
word_class(physics, motion).
word_class(physics, energy).

word_class(chemistry, chemistry).
word_class(chemistry, chemical).
word_class(chemistry, molecule).
word_class(chemistry, compound).
word_class(chemistry, reaction).

word_class(biology, biology).
word_class(biology, cell).
word_class(biology, gene).
word_class(biology, dna).
word_class(biology, protein).
word_class(biology, genetic).

word_class(evolution, evolution).
word_class(evolution, species).
word_class(evolution, animal).

word_class(king, king).
word_class(king, queen).
word_class(king, monarch).
word_class(king, emperor).

word_class(war, war).
word_class(war, battle).
word_class(war, treaty).
word_class(war, history).

word_class(painter, paint).
word_class(painter, sculpture).
word_class(painter, museum).

word_class(bank, bank).
word_class(bank, account).
word_class(bank, balance).

word_class(transfer, transfer).
word_class(transfer, payment).
word_class(transfer, send).
word_class(transfer, remit).

word_class(write, save).
word_class(write, write).
word_class(write, export).

word_class(read, open).
word_class(read, read).

word_class(content, content).
word_class(content, inside).
word_class(content, text).

word_class(availability, available).
word_class(availability, free).
word_class(availability, busy).

word_class(authenticate, authenticated).
word_class(authenticate, logged).
word_class(authenticate, login).

word_class(mobile, mobile).
word_class(mobile, phone).
word_class(mobile, smartphone).
word_class(mobile, device).

word_class(row, rows).
word_class(row, records).
word_class(row, entries).

word_class(intercept, block).
word_class(intercept, intercept).
word_class(intercept, mock).

word_class(warn, warn).
word_class(warn, alert).

word_class(maintenance, maintenance).
word_class(maintenance, drain).
word_class(maintenance, cordon).

word_class(replace, replace).
word_class(replace, substitute).
word_class(replace, edit).

word_class(own, own).
word_class(own, owner).
word_class(own, assignee).

word_class(article, article).
word_class(article, page).
word_class(article, webpage).
word_class(article, post).

word_class(cheap, cheap).
word_class(cheap, bargain).
word_class(cheap, discount).
word_class(cheap, deal).

word_class(progress, progress).
word_class(progress, burndown).
word_class(progress, velocity).

% ----------------------------------------------------------------------------- two spellings

related_word(visualise, visualize, 90).
related_word(visualize, visualise, 90).
related_word(organise, organize, 90).
related_word(organize, organise, 90).
related_word(analyse, analyze, 90).
related_word(analyze, analyse, 90).
related_word(colour, color, 90).
related_word(color, colour, 90).
related_word(centre, center, 90).
related_word(center, centre, 90).
related_word(summarise, summarize, 90).
related_word(summarize, summarise, 90).
related_word(favourite, favorite, 90).
related_word(favorite, favourite, 90).
related_word(catalogue, catalog, 90).
related_word(catalog, catalogue, 90).
related_word(programme, program, 90).
related_word(program, programme, 90).
related_word(customise, customize, 90).
related_word(customize, customise, 90).
related_word(optimise, optimize, 90).
related_word(optimize, optimise, 90).
related_word(recognise, recognize, 90).
related_word(recognize, recognise, 90).
related_word(categorise, categorize, 90).
related_word(categorize, categorise, 90).
related_word(licence, license, 90).
related_word(license, licence, 90).
related_word(cheque, check, 90).
related_word(check, cheque, 90).
related_word(grey, gray, 90).
related_word(gray, grey, 90).
related_word(organiser, organizer, 90).
related_word(organizer, organiser, 90).
related_word(behaviour, behavior, 90).
related_word(behavior, behaviour, 90).
related_word(jewellery, jewelry, 90).
related_word(jewelry, jewellery, 90).
related_word(theatre, theater, 90).
related_word(theater, theatre, 90).
related_word(kilometre, kilometer, 90).
related_word(kilometer, kilometre, 90).
related_word(metre, meter, 90).
related_word(meter, metre, 90).
related_word(litre, liter, 90).
related_word(liter, litre, 90).
related_word(neighbour, neighbor, 90).
related_word(neighbor, neighbour, 90).
related_word(synchronise, synchronize, 90).
related_word(synchronize, synchronise, 90).
related_word(authorise, authorize, 90).
related_word(authorize, authorise, 90).
related_word(initialise, initialize, 90).
related_word(initialize, initialise, 90).
related_word(normalise, normalize, 90).
related_word(normalize, normalise, 90).
related_word(minimise, minimize, 90).
related_word(minimize, minimise, 90).
related_word(maximise, maximize, 90).
related_word(maximize, maximise, 90).
related_word(prioritise, prioritize, 90).
related_word(prioritize, prioritise, 90).
related_word(unsubscribe, subscribe, 90).
related_word(subscribe, unsubscribe, 90).
related_word(organisation, organization, 90).
related_word(organization, organisation, 90).
related_word(dialogue, dialog, 90).
related_word(dialog, dialogue, 90).
related_word(defence, defense, 90).
related_word(defense, defence, 90).

% ----------------------------------------------------------------------------- words that go together
%
% A word of a request, a word of the tool that was meant, and what the second counts where the first is asked for.
% Proposed by a model of which words of 5,810 requests go with which words of the tools that answer them, over six
% public sets of requests; kept where the tools of two sets at least have the word; then reviewed, and names, brands
% and accidents taken out. docs/decisions/0010-search.md says what they are worth on requests they were not made of.

related_word(academic, research, 70).

related_word(accessories, product, 45).

related_word(accommodation, hotel, 50).
related_word(accommodation, trip, 45).
related_word(accommodation, rate, 40).
related_word(accommodation, house, 30).
related_word(accommodation, review, 25).
related_word(accommodation, attractions, 20).
related_word(accommodation, travel, 20).

related_word(actors, entertainment, 45).

related_word(address, database, 45).
related_word(address, graph, 35).

related_word(advertising, address, 65).
related_word(advertising, website, 35).
related_word(advertising, market, 25).

related_word(afternoon, send, 55).
related_word(afternoon, reminders, 45).
related_word(afternoon, message, 40).
related_word(afternoon, sms, 35).
related_word(afternoon, schedule, 20).

related_word(agency, location, 70).
related_word(agency, market, 60).

related_word(agricultural, papers, 20).

related_word(aircraft, aviation, 30).

related_word(airline, ticket, 25).

related_word(airport, aviation, 95).
related_word(airport, flight, 85).
related_word(airport, transportation, 55).
related_word(airport, route, 30).
related_word(airport, weather, 30).
related_word(airport, hotel, 25).
related_word(airport, air, 20).
related_word(airport, travel, 20).
related_word(airport, trip, 20).

related_word(album, music, 50).
related_word(album, download, 45).
related_word(album, genre, 45).
related_word(album, release, 20).

related_word(alert, notification, 80).

related_word(algorithm, academic, 55).

related_word(amazon, registration, 40).
related_word(amazon, review, 20).

related_word(analysis, analyze, 65).
related_word(analysis, currency, 40).
related_word(analysis, ranking, 40).
related_word(analysis, analytics, 30).
related_word(analysis, exchange, 30).

related_word(analytics, consulting, 35).

related_word(analyze, competitor, 40).
related_word(analyze, checker, 25).

related_word(anime, review, 35).

related_word(apartment, house, 100).
related_word(apartment, rent, 50).
related_word(apartment, purchase, 45).

related_word(api, health, 35).

related_word(apollo, space, 45).

related_word(architectural, academic, 25).
related_word(architectural, research, 20).

related_word(art, font, 45).

related_word(articles, post, 80).
related_word(articles, visit, 55).
related_word(articles, webpage, 55).
related_word(articles, community, 50).
related_word(articles, extract, 50).
related_word(articles, url, 50).
related_word(articles, event, 45).
related_word(articles, academic, 35).
related_word(articles, markdown, 35).
related_word(articles, scrape, 35).
related_word(articles, site, 35).
related_word(articles, pdf, 30).
related_word(articles, format, 25).
related_word(articles, journalism, 25).
related_word(articles, papers, 20).

related_word(artwork, visual, 70).
related_word(artwork, entertainment, 65).
related_word(artwork, history, 25).

related_word(arxiv, function, 80).
related_word(arxiv, abstract, 65).
related_word(arxiv, papers, 65).
related_word(arxiv, academic, 60).
related_word(arxiv, map, 30).
related_word(arxiv, format, 20).

related_word(ascii, font, 80).
related_word(ascii, convert, 75).

related_word(aspirin, drug, 50).

related_word(astronauts, iss, 80).
related_word(astronauts, space, 80).
related_word(astronauts, location, 50).

related_word(astronomy, space, 65).

related_word(athlete, sports, 20).

related_word(attending, culture, 55).
related_word(attending, event, 45).
related_word(attending, concert, 40).
related_word(attending, music, 35).
related_word(attending, sports, 30).
related_word(attending, theater, 30).
related_word(attending, play, 25).

related_word(audience, seo, 35).

related_word(audio, download, 80).
related_word(audio, player, 80).
related_word(audio, speech, 60).

related_word(authentication, verify, 30).
related_word(authentication, status, 25).

related_word(author, literature, 60).

related_word(backlinks, seo, 70).

related_word(balance, stock, 25).

related_word(bathymetry, geological, 25).

related_word(battery, product, 80).
related_word(battery, recommend, 45).
related_word(battery, summarize, 30).
related_word(battery, review, 20).

related_word(bbc, date, 30).

related_word(bedrooms, rent, 55).
related_word(bedrooms, properties, 50).
related_word(bedrooms, facilities, 30).

related_word(biology, learning, 35).
related_word(biology, flashcards, 30).
related_word(biology, function, 30).
related_word(biology, space, 30).

related_word(bitcoin, cryptocurrency, 100).
related_word(bitcoin, finance, 55).
related_word(bitcoin, stock, 45).

related_word(blockchain, cryptocurrency, 55).
related_word(blockchain, finance, 55).
related_word(blockchain, financial, 45).
related_word(blockchain, stock, 45).
related_word(blockchain, optimize, 35).
related_word(blockchain, technology, 30).

related_word(blog, write, 40).
related_word(blog, url, 30).
related_word(blog, hiring, 25).
related_word(blog, deploy, 20).
related_word(blog, domain, 20).

related_word(bluetooth, product, 60).
related_word(bluetooth, recommend, 45).

related_word(bmi, calculate, 55).

related_word(board, game, 50).

related_word(book, children, 40).
related_word(book, recommend, 20).

related_word(brand, product, 55).
related_word(brand, recommend, 45).

related_word(breakfast, cooking, 45).
related_word(breakfast, recipe, 40).

related_word(british, currency, 25).

related_word(broadway, play, 75).
related_word(broadway, city, 65).

related_word(browser, url, 55).

related_word(budget, product, 80).
related_word(budget, purchase, 40).
related_word(budget, transportation, 25).
related_word(budget, accommodation, 20).

related_word(building, architectural, 30).

related_word(cafe, nearby, 25).

related_word(calculate, math, 50).
related_word(calculate, geometry, 40).

related_word(calendar, event, 55).

related_word(call, zoom, 80).
related_word(call, webex, 35).

related_word(calories, diet, 65).
related_word(calories, menus, 30).
related_word(calories, consulting, 25).
related_word(calories, delivery, 25).
related_word(calories, recipe, 25).
related_word(calories, store, 25).
related_word(calories, grocery, 20).
related_word(calories, track, 20).

related_word(camera, product, 70).
related_word(camera, recommend, 45).

related_word(campaign, advertising, 25).

related_word(cancer, study, 45).
related_word(cancer, disease, 35).
related_word(cancer, research, 35).
related_word(cancer, reliable, 20).

related_word(canvas, drawing, 30).

related_word(car, buy, 65).
related_word(car, transportation, 35).
related_word(car, product, 25).
related_word(car, travel, 20).

related_word(career, job, 80).
related_word(career, interviews, 55).
related_word(career, optimize, 45).
related_word(career, resume, 35).

related_word(cart, product, 55).
related_word(cart, brand, 50).
related_word(cart, health, 50).
related_word(cart, shopping, 50).
related_word(cart, store, 45).
related_word(cart, recommend, 35).

related_word(cash, stock, 55).

related_word(catalog, science, 20).

related_word(certificate, cybersecurity, 30).

related_word(challenges, play, 35).
related_word(challenges, ai, 20).
related_word(challenges, game, 20).

related_word(change, format, 25).

related_word(channel, tv, 20).

related_word(chart, drawing, 75).
related_word(chart, graph, 50).
related_word(chart, building, 40).

related_word(chat, export, 65).

related_word(chess, play, 45).

related_word(chicken, food, 30).

related_word(children, attractions, 20).
related_word(children, fashion, 20).
related_word(children, literature, 20).

related_word(chinese, language, 60).
related_word(chinese, ai, 45).

related_word(chocolate, recipe, 35).

related_word(chord, diagram, 80).
related_word(chord, guitar, 80).

related_word(cleansers, product, 25).

related_word(cli, release, 45).

related_word(climate, news, 35).

related_word(clothing, product, 45).

related_word(cloud, image, 50).
related_word(cloud, cybersecurity, 25).

related_word(cloudflare, threats, 40).
related_word(cloudflare, traffic, 40).
related_word(cloudflare, internet, 35).

related_word(clues, word, 55).
related_word(clues, game, 45).
related_word(clues, ai, 35).

related_word(cocktail, product, 35).

related_word(code, repo, 35).
related_word(code, save, 25).
related_word(code, github, 20).

related_word(cognitive, academic, 25).

related_word(collection, cryptocurrency, 55).
related_word(collection, art, 30).

related_word(comedy, tv, 45).
related_word(comedy, movie, 25).
related_word(comedy, recommend, 25).

related_word(commit, git, 70).
related_word(commit, format, 45).

related_word(commute, analyze, 20).
related_word(commute, car, 20).

related_word(company, database, 50).
related_word(company, graph, 30).
related_word(company, bulk, 25).

related_word(compare, comparison, 50).
related_word(compare, chart, 20).

related_word(competitor, google, 45).
related_word(competitor, website, 35).

related_word(compress, size, 30).

related_word(computing, academic, 50).
related_word(computing, research, 40).
related_word(computing, papers, 35).

related_word(concert, event, 75).
related_word(concert, culture, 35).
related_word(concert, genre, 35).

related_word(conditioner, appliance, 50).

related_word(contract, finance, 45).
related_word(contract, cryptocurrency, 40).
related_word(contract, financial, 35).
related_word(contract, law, 35).

related_word(cookie, cooking, 35).
related_word(cookie, recipe, 35).

related_word(cooking, recipe, 60).
related_word(cooking, recommend, 35).

related_word(coordinates, gps, 65).
related_word(coordinates, geocode, 50).
related_word(coordinates, spatial, 35).

related_word(copy, copywriting, 50).
related_word(copy, send, 35).
related_word(copy, suggest, 35).
related_word(copy, document, 30).
related_word(copy, git, 25).

related_word(cost, price, 60).

related_word(country, optimize, 25).

related_word(coupon, discounts, 85).
related_word(coupon, money, 40).
related_word(coupon, save, 40).
related_word(coupon, product, 35).
related_word(coupon, code, 20).

related_word(course, learning, 80).
related_word(course, schedule, 80).
related_word(course, workshop, 70).
related_word(course, language, 50).
related_word(course, guide, 40).
related_word(course, skills, 40).

related_word(credit, repayment, 70).

related_word(criteria, clinicaltrials, 40).
related_word(criteria, analyze, 20).

related_word(crop, academic, 25).
related_word(crop, papers, 20).

related_word(crossword, constructor, 60).
related_word(crossword, puzzle, 60).
related_word(crossword, hints, 40).
related_word(crossword, word, 30).

related_word(crypto, cryptocurrency, 70).
related_word(crypto, finance, 45).

related_word(cryptocurrency, financial, 65).
related_word(cryptocurrency, analysis, 30).
related_word(cryptocurrency, finance, 30).
related_word(cryptocurrency, stock, 30).

related_word(cuisine, trip, 40).
related_word(cuisine, travel, 30).
related_word(cuisine, accommodation, 20).

related_word(culture, trip, 30).
related_word(culture, travel, 25).
related_word(culture, attractions, 20).

related_word(currency, convert, 45).

related_word(data, dataset, 45).
related_word(data, sheet, 35).
related_word(data, scraper, 30).
related_word(data, transform, 25).

related_word(database, cybersecurity, 25).

related_word(dataset, machine, 20).

related_word(dealership, buy, 65).
related_word(dealership, car, 30).

related_word(decision, review, 30).

related_word(delicious, cooking, 35).
related_word(delicious, recipe, 25).

related_word(description, seo, 35).

related_word(design, visual, 35).
related_word(design, apparel, 30).
related_word(design, layout, 30).
related_word(design, picture, 20).

related_word(destination, attractions, 35).
related_word(destination, travel, 25).

related_word(dev, post, 40).

related_word(device, iot, 40).

related_word(diabetes, public, 25).

related_word(dining, restaurant, 75).
related_word(dining, book, 55).

related_word(dinner, book, 50).
related_word(dinner, cooking, 40).
related_word(dinner, restaurant, 35).
related_word(dinner, recipe, 30).
related_word(dinner, count, 25).
related_word(dinner, ingredients, 25).
related_word(dinner, diet, 20).

related_word(director, entertainment, 80).
related_word(director, graph, 60).
related_word(director, database, 45).

related_word(discounts, coupon, 70).
related_word(discounts, money, 40).
related_word(discounts, product, 40).
related_word(discounts, save, 40).

related_word(discover, career, 25).
related_word(discover, music, 25).

related_word(discussion, event, 45).
related_word(discussion, summarize, 40).
related_word(discussion, academic, 35).
related_word(discussion, keyword, 30).

related_word(dish, cooking, 70).
related_word(dish, food, 70).

related_word(distribution, visual, 30).

related_word(dividend, finance, 25).

related_word(divisor, math, 35).
related_word(divisor, computing, 30).

related_word(document, metadata, 45).
related_word(document, office, 35).
related_word(document, character, 20).
related_word(document, export, 20).

related_word(dog, anime, 65).

related_word(domain, registration, 100).
related_word(domain, url, 100).
related_word(domain, shorten, 55).

related_word(dosage, drug, 35).

related_word(downtown, house, 60).
related_word(downtown, rent, 50).

related_word(drama, genre, 30).

related_word(drawing, diagram, 60).

related_word(dress, product, 75).
related_word(dress, recommend, 65).

related_word(driving, ev, 30).

related_word(drug, history, 25).
related_word(drug, price, 20).

related_word(earthquake, news, 80).
related_word(earthquake, notification, 80).

related_word(eat, restaurant, 80).
related_word(eat, respective, 45).
related_word(eat, delivery, 40).
related_word(eat, food, 20).

related_word(ebay, product, 65).

related_word(economic, event, 40).
related_word(economic, date, 35).
related_word(economic, news, 30).
related_word(economic, papers, 30).
related_word(economic, academic, 25).
related_word(economic, research, 20).

related_word(economy, seating, 45).
related_word(economy, airline, 30).
related_word(economy, ticket, 25).

related_word(education, background, 25).

related_word(electric, ev, 30).

related_word(electropop, album, 20).
related_word(electropop, genre, 20).

related_word(email, gmail, 70).
related_word(email, syntax, 40).
related_word(email, recipient, 20).

related_word(emissions, energy, 40).

related_word(employee, hr, 45).
related_word(employee, recruiting, 45).
related_word(employee, hospitality, 25).
related_word(employee, analytics, 20).

related_word(employment, job, 80).

related_word(energy, academic, 55).
related_word(energy, papers, 50).
related_word(energy, research, 40).
related_word(energy, molecular, 30).

related_word(engine, hiring, 65).
related_word(engine, analytics, 60).
related_word(engine, freelance, 60).
related_word(engine, advertising, 25).
related_word(engine, volume, 20).

related_word(english, literature, 25).

related_word(environmental, academic, 20).

related_word(equity, news, 80).
related_word(equity, research, 75).

related_word(esg, finance, 25).
related_word(esg, financial, 20).

related_word(estate, house, 70).
related_word(estate, purchase, 45).

related_word(etf, stock, 90).
related_word(etf, finance, 60).
related_word(etf, cryptocurrency, 55).
related_word(etf, analysis, 50).
related_word(etf, financial, 50).

related_word(ethereum, cryptocurrency, 100).
related_word(ethereum, finance, 75).
related_word(ethereum, stock, 65).
related_word(ethereum, financial, 60).
related_word(ethereum, analysis, 55).

related_word(euros, currency, 75).
related_word(euros, convert, 40).

related_word(evaluate, assessment, 55).

related_word(event, culture, 80).
related_word(event, concert, 55).
related_word(event, play, 35).

related_word(exchange, convert, 100).
related_word(exchange, financial, 70).
related_word(exchange, currency, 50).
related_word(exchange, cryptocurrency, 40).
related_word(exchange, stock, 35).

related_word(exercise, workout, 50).
related_word(exercise, healthcare, 30).
related_word(exercise, youtube, 30).
related_word(exercise, coaching, 25).
related_word(exercise, instructions, 20).

related_word(explain, chart, 35).
related_word(explain, drawing, 20).
related_word(explain, summary, 20).

related_word(explanation, summary, 40).
related_word(explanation, analysis, 25).
related_word(explanation, internet, 20).

related_word(extract, scraper, 55).
related_word(extract, extractor, 45).
related_word(extract, url, 40).
related_word(extract, ocr, 35).
related_word(extract, youtube, 35).
related_word(extract, file, 30).
related_word(extract, pd, 30).
related_word(extract, video, 30).
related_word(extract, pdf, 25).
related_word(extract, pdfs, 25).

related_word(fahrenheit, city, 25).

related_word(fantasy, genre, 25).

related_word(fashion, news, 30).

related_word(ferry, transportation, 90).

related_word(fetch, host, 20).

related_word(fiction, movie, 30).
related_word(fiction, literature, 25).

related_word(file, directory, 25).

related_word(film, entertainment, 80).
related_word(film, genre, 45).
related_word(film, theater, 30).

related_word(finance, analysis, 50).
related_word(finance, cryptocurrency, 35).

related_word(financial, funds, 75).
related_word(financial, finance, 65).
related_word(financial, stock, 50).
related_word(financial, cryptocurrency, 25).
related_word(financial, query, 20).

related_word(fire, forest, 30).

related_word(firewall, detect, 45).
related_word(firewall, network, 30).

related_word(firmware, internet, 20).

related_word(flashcards, function, 80).
related_word(flashcards, learning, 80).
related_word(flashcards, review, 80).
related_word(flashcards, space, 80).

related_word(flight, trip, 45).
related_word(flight, accommodation, 40).
related_word(flight, book, 40).
related_word(flight, destination, 20).
related_word(flight, discounts, 20).
related_word(flight, product, 20).
related_word(flight, travel, 20).

related_word(floor, architectural, 20).

related_word(flow, stock, 55).

related_word(flu, covid, 60).
related_word(flu, safety, 40).

related_word(focusing, papers, 20).

related_word(font, logo, 50).
related_word(font, color, 45).
related_word(font, brand, 20).

related_word(food, store, 40).
related_word(food, journalism, 30).
related_word(food, menus, 25).

related_word(forecast, weather, 100).
related_word(forecast, date, 55).
related_word(forecast, aviation, 20).

related_word(form, survey, 65).
related_word(form, file, 50).

related_word(freelance, hiring, 60).
related_word(freelance, engine, 40).

related_word(friday, date, 30).
related_word(friday, event, 25).

related_word(fuel, vehicle, 20).

related_word(funds, finance, 55).
related_word(funds, research, 40).

related_word(furniture, product, 35).

related_word(game, entertainment, 30).
related_word(game, nba, 30).
related_word(game, vr, 30).
related_word(game, preview, 25).
related_word(game, winner, 25).
related_word(game, soccer, 20).

related_word(gameplay, game, 25).

related_word(gas, emissions, 25).

related_word(gbp, currency, 85).
related_word(gbp, convert, 65).
related_word(gbp, exchange, 40).

related_word(gcd, math, 25).
related_word(gcd, computing, 20).

related_word(gdp, compare, 35).
related_word(gdp, historical, 30).
related_word(gdp, political, 25).

related_word(gene, artificial, 40).
related_word(gene, annotations, 35).
related_word(gene, academic, 25).

related_word(generic, history, 25).
related_word(generic, price, 25).

related_word(genetic, academic, 40).
related_word(genetic, papers, 30).
related_word(genetic, research, 20).

related_word(geothermal, academic, 40).
related_word(geothermal, papers, 40).
related_word(geothermal, research, 25).

related_word(gif, giphy, 80).

related_word(gift, suggest, 80).
related_word(gift, recommend, 50).

related_word(gitlab, remote, 40).
related_word(gitlab, git, 25).
related_word(gitlab, target, 25).

related_word(glucose, substance, 30).
related_word(glucose, molecular, 20).

related_word(gluten, cooking, 30).
related_word(gluten, meal, 25).

related_word(google, gmail, 55).

related_word(governance, charitable, 80).
related_word(governance, nonprofit, 75).
related_word(governance, political, 50).
related_word(governance, financial, 35).

related_word(grammar, language, 35).

related_word(graphic, course, 45).
related_word(graphic, recommend, 35).
related_word(graphic, design, 25).

related_word(guidance, health, 50).

related_word(guidelines, cybersecurity, 35).
related_word(guidelines, program, 30).
related_word(guidelines, software, 30).

related_word(guitar, diagram, 50).
related_word(guitar, learning, 25).

related_word(hardware, issue, 25).
related_word(hardware, design, 20).

related_word(headlines, event, 45).
related_word(headlines, date, 40).

related_word(headphones, product, 80).
related_word(headphones, recommend, 55).

related_word(health, papers, 55).
related_word(health, academic, 50).
related_word(health, covid, 35).

related_word(healthcare, academic, 20).

related_word(healthy, recipe, 40).
related_word(healthy, cooking, 30).
related_word(healthy, summarize, 25).

related_word(heart, species, 30).

related_word(hiking, recommend, 45).

related_word(hiring, job, 75).
related_word(hiring, freelance, 45).
related_word(hiring, engine, 35).

related_word(historical, history, 60).
related_word(historical, analysis, 50).
related_word(historical, stock, 25).

related_word(history, literature, 20).

related_word(home, house, 75).
related_word(home, indoor, 30).
related_word(home, restaurant, 25).
related_word(home, save, 25).
related_word(home, purchase, 20).
related_word(home, rent, 20).

related_word(homepage, website, 55).
related_word(homepage, analytics, 45).
related_word(homepage, web, 45).
related_word(homepage, seo, 30).

related_word(horror, genre, 40).

related_word(hotel, accommodation, 95).
related_word(hotel, room, 65).
related_word(hotel, rate, 55).
related_word(hotel, trip, 45).
related_word(hotel, discounts, 30).
related_word(hotel, travel, 20).

related_word(house, purchase, 70).
related_word(house, review, 40).
related_word(house, rent, 25).

related_word(hvac, air, 25).
related_word(hvac, heat, 25).

related_word(ibuprofen, drug, 50).

related_word(image, bing, 65).
related_word(image, photo, 50).
related_word(image, media, 35).
related_word(image, pixels, 35).
related_word(image, blur, 30).
related_word(image, crop, 25).

related_word(imax, theater, 45).
related_word(imax, genre, 40).
related_word(imax, movie, 20).

related_word(imdb, title, 75).
related_word(imdb, movie, 60).
related_word(imdb, database, 25).

related_word(index, finance, 40).
related_word(index, cryptocurrency, 35).

related_word(indulge, trip, 40).
related_word(indulge, accommodation, 25).
related_word(indulge, travel, 20).

related_word(industry, job, 30).

related_word(inflation, analysis, 20).

related_word(influence, entertainment, 40).
related_word(influence, finance, 25).
related_word(influence, cryptocurrency, 20).

related_word(ingredients, cooking, 75).
related_word(ingredients, recipe, 55).

related_word(injury, transfer, 45).
related_word(injury, compare, 35).

related_word(instructors, course, 45).
related_word(instructors, schedule, 20).

related_word(interface, network, 35).

related_word(internet, cloudflare, 50).
related_word(internet, radar, 50).
related_word(internet, threats, 50).
related_word(internet, traffic, 35).

related_word(investigative, journalism, 30).

related_word(investment, stock, 65).
related_word(investment, assessment, 35).
related_word(investment, finance, 35).
related_word(investment, digital, 30).
related_word(investment, wealth, 30).
related_word(investment, guide, 25).
related_word(investment, symbol, 25).

related_word(isbn, catalog, 20).
related_word(isbn, science, 20).

related_word(italian, language, 50).
related_word(italian, learning, 35).

related_word(java, code, 20).
related_word(java, repo, 20).

related_word(javascript, repo, 20).

related_word(job, career, 100).
related_word(job, interviews, 75).
related_word(job, resume, 50).

related_word(journalism, academic, 85).
related_word(journalism, published, 30).

related_word(keyword, analytics, 70).
related_word(keyword, popular, 70).
related_word(keyword, seo, 50).
related_word(keyword, volume, 45).
related_word(keyword, host, 30).
related_word(keyword, optimize, 30).

related_word(kids, children, 75).

related_word(knowledge, learning, 25).

related_word(landmarks, attractions, 55).
related_word(landmarks, hotel, 45).
related_word(landmarks, trip, 35).
related_word(landmarks, accommodation, 25).
related_word(landmarks, transportation, 20).

related_word(language, program, 20).

related_word(laptop, product, 80).
related_word(laptop, recommend, 75).

related_word(law, function, 80).

related_word(lawyer, law, 100).
related_word(lawyer, function, 80).

related_word(layout, architectural, 25).
related_word(layout, design, 20).

related_word(league, favorite, 60).
related_word(league, station, 35).
related_word(league, tv, 35).
related_word(league, soccer, 20).

related_word(learning, academic, 60).
related_word(learning, children, 45).
related_word(learning, course, 45).
related_word(learning, schedule, 25).
related_word(learning, guide, 20).

related_word(lecture, course, 95).
related_word(lecture, language, 55).
related_word(lecture, schedule, 45).
related_word(lecture, learning, 35).

related_word(legal, law, 55).

related_word(length, math, 25).

related_word(lessons, course, 65).
related_word(lessons, learning, 25).
related_word(lessons, schedule, 20).

related_word(library, repo, 55).
related_word(library, github, 45).
related_word(library, snippet, 45).

related_word(listen, playlist, 75).
related_word(listen, music, 60).
related_word(listen, album, 50).
related_word(listen, release, 40).
related_word(listen, player, 35).
related_word(listen, artist, 30).
related_word(listen, song, 30).
related_word(listen, genre, 25).

related_word(literary, literature, 40).

related_word(literature, academic, 60).
related_word(literature, research, 40).
related_word(literature, papers, 35).

related_word(loan, credit, 95).
related_word(loan, repayment, 65).
related_word(loan, schedule, 35).
related_word(loan, financial, 30).
related_word(loan, calculate, 25).

related_word(local, trip, 45).
related_word(local, tourism, 30).
related_word(local, attractions, 25).

related_word(lunch, consulting, 30).
related_word(lunch, ingredients, 30).
related_word(lunch, menus, 30).
related_word(lunch, calories, 25).
related_word(lunch, delivery, 25).
related_word(lunch, diet, 25).
related_word(lunch, grocery, 25).
related_word(lunch, restaurant, 25).
related_word(lunch, store, 25).
related_word(lunch, cooking, 20).
related_word(lunch, count, 20).

related_word(luxury, purchase, 45).
related_word(luxury, house, 40).
related_word(luxury, hotel, 30).
related_word(luxury, travel, 25).
related_word(luxury, transportation, 20).

related_word(magic, rules, 55).
related_word(magic, card, 35).
related_word(magic, ai, 30).

related_word(mandarin, language, 30).
related_word(mandarin, learning, 30).

related_word(map, navigate, 75).
related_word(map, convert, 55).
related_word(map, geographic, 45).
related_word(map, google, 35).

related_word(markdown, write, 60).
related_word(markdown, file, 55).
related_word(markdown, read, 30).

related_word(market, stock, 65).
related_word(market, ticker, 45).
related_word(market, cryptocurrency, 25).
related_word(market, finance, 25).
related_word(market, financial, 25).

related_word(mass, science, 35).

related_word(match, football, 65).
related_word(match, play, 65).
related_word(match, soccer, 35).
related_word(match, verify, 25).

related_word(meal, recipe, 80).
related_word(meal, cooking, 55).
related_word(meal, ingredients, 50).
related_word(meal, diet, 40).

related_word(measure, performance, 35).

related_word(media, analytics, 60).
related_word(media, entertainment, 30).

related_word(meeting, zoom, 85).
related_word(meeting, webex, 40).

related_word(mentions, file, 25).
related_word(mentions, internet, 20).

related_word(merge, pdf, 25).

related_word(message, reminders, 25).

related_word(metal, release, 40).
related_word(metal, genre, 35).
related_word(metal, music, 25).
related_word(metal, album, 20).

related_word(metars, aviation, 50).
related_word(metars, flight, 50).

related_word(metrics, seo, 30).
related_word(metrics, social, 30).
related_word(metrics, network, 25).

related_word(mindmap, map, 45).

related_word(mood, genre, 30).
related_word(mood, playlist, 25).
related_word(mood, entertainment, 20).

related_word(motivation, music, 35).
related_word(motivation, playlist, 20).

related_word(mountains, travel, 25).
related_word(mountains, trip, 20).

related_word(movie, synopsis, 80).
related_word(movie, director, 50).
related_word(movie, cast, 40).
related_word(movie, genre, 40).
related_word(movie, theater, 40).
related_word(movie, tv, 40).
related_word(movie, entertainment, 35).

related_word(museum, travel, 45).

related_word(music, playlist, 95).
related_word(music, culture, 80).
related_word(music, concert, 30).
related_word(music, play, 30).

related_word(nasa, space, 100).
related_word(nasa, media, 35).
related_word(nasa, image, 30).
related_word(nasa, picture, 25).

related_word(nasdaq, stock, 65).
related_word(nasdaq, ticker, 50).
related_word(nasdaq, exchange, 40).

related_word(navigate, project, 55).
related_word(navigate, url, 55).

related_word(nearby, map, 55).
related_word(nearby, restaurant, 45).
related_word(nearby, shopping, 30).

related_word(neighborhood, house, 50).
related_word(neighborhood, purchase, 40).
related_word(neighborhood, map, 35).
related_word(neighborhood, rent, 20).

related_word(net, url, 55).
related_word(net, registration, 40).
related_word(net, domain, 30).

related_word(network, internet, 55).
related_word(network, drawing, 50).
related_word(network, device, 35).

related_word(news, event, 80).
related_word(news, visit, 55).
related_word(news, date, 45).

related_word(newsletter, analyze, 65).
related_word(newsletter, articles, 65).
related_word(newsletter, summarize, 40).

related_word(nft, cryptocurrency, 80).
related_word(nft, finance, 80).
related_word(nft, stock, 80).
related_word(nft, financial, 75).
related_word(nft, analysis, 70).

related_word(nfts, finance, 75).
related_word(nfts, cryptocurrency, 60).
related_word(nfts, financial, 55).
related_word(nfts, stock, 55).
related_word(nfts, analysis, 50).

related_word(nonprofit, charitable, 70).
related_word(nonprofit, rate, 60).
related_word(nonprofit, financial, 50).

related_word(nota, aviation, 40).
related_word(nota, flight, 35).

related_word(notams, aviation, 40).
related_word(notams, flight, 35).

related_word(note, music, 25).

related_word(novel, literature, 60).
related_word(novel, ai, 30).

related_word(number, math, 45).
related_word(number, mathematical, 20).

related_word(nutrition, diet, 60).

related_word(ontario, house, 45).
related_word(ontario, purchase, 30).

related_word(outfit, fashion, 90).

related_word(package, tourism, 25).

related_word(page, analytics, 80).
related_word(page, checker, 60).
related_word(page, articles, 50).
related_word(page, seo, 50).
related_word(page, markdown, 35).
related_word(page, metrics, 35).
related_word(page, summarize, 30).
related_word(page, extract, 25).
related_word(page, performance, 25).
related_word(page, read, 25).
related_word(page, summary, 25).
related_word(page, development, 20).

related_word(painting, art, 80).

related_word(papers, academic, 100).
related_word(papers, research, 70).
related_word(papers, arxiv, 65).
related_word(papers, pdf, 40).

related_word(park, route, 35).
related_word(park, subway, 35).
related_word(park, transportation, 35).
related_word(park, theme, 30).

related_word(parse, analyze, 20).

related_word(password, cybersecurity, 35).

related_word(past, currency, 25).

related_word(pay, calculate, 45).
related_word(pay, financial, 35).

related_word(payment, schedule, 40).
related_word(payment, repayment, 35).
related_word(payment, financial, 30).
related_word(payment, credit, 20).

related_word(pd, pdf, 25).

related_word(pdf, document, 75).
related_word(pdf, file, 55).
related_word(pdf, url, 50).
related_word(pdf, internet, 45).
related_word(pdf, website, 45).
related_word(pdf, analysis, 40).
related_word(pdf, google, 40).
related_word(pdf, office, 40).
related_word(pdf, format, 25).
related_word(pdf, summary, 25).

related_word(pdfs, pdf, 25).

related_word(pet, anime, 65).

related_word(petrol, price, 40).

related_word(pharmacy, healthcare, 40).

related_word(photo, image, 65).
related_word(photo, resize, 55).
related_word(photo, media, 50).
related_word(photo, blur, 45).
related_word(photo, crop, 45).
related_word(photo, video, 35).

related_word(photograph, photo, 80).

related_word(picture, image, 70).
related_word(picture, attachment, 30).
related_word(picture, pixels, 30).

related_word(pizza, food, 35).

related_word(planning, instructions, 20).

related_word(plant, indoor, 60).

related_word(platform, watch, 60).
related_word(platform, tv, 25).

related_word(play, song, 40).
related_word(play, theater, 35).
related_word(play, soccer, 25).
related_word(play, guitar, 20).

related_word(player, transfer, 80).
related_word(player, athlete, 65).

related_word(playlist, music, 100).
related_word(playlist, entertainment, 30).

related_word(podcasts, summarize, 80).

related_word(poetry, literature, 45).

related_word(political, governance, 55).

related_word(portfolio, digital, 75).
related_word(portfolio, investment, 75).
related_word(portfolio, wealth, 75).
related_word(portfolio, assessment, 50).
related_word(portfolio, guide, 50).
related_word(portfolio, recommend, 25).

related_word(pounds, currency, 70).
related_word(pounds, convert, 40).
related_word(pounds, exchange, 25).

related_word(predict, forecast, 35).

related_word(president, date, 50).
related_word(president, news, 45).

related_word(press, document, 40).
related_word(press, post, 25).

related_word(price, cryptocurrency, 20).

related_word(profit, charitable, 65).
related_word(profit, nonprofit, 60).
related_word(profit, financial, 40).
related_word(profit, rate, 30).

related_word(project, freelance, 35).
related_word(project, hiring, 30).
related_word(project, repo, 20).

related_word(properties, house, 95).
related_word(properties, purchase, 40).
related_word(properties, rent, 20).

related_word(protein, cooking, 30).
related_word(protein, recipe, 20).

related_word(proximity, trip, 35).
related_word(proximity, accommodation, 30).
related_word(proximity, discounts, 25).
related_word(proximity, hotel, 25).
related_word(proximity, book, 20).
related_word(proximity, transportation, 20).

related_word(psychology, academic, 50).
related_word(psychology, research, 50).
related_word(psychology, papers, 45).

related_word(published, academic, 70).
related_word(published, wordpress, 45).
related_word(published, host, 30).
related_word(published, research, 20).
related_word(published, word, 20).

related_word(purchase, buy, 60).
related_word(purchase, address, 25).
related_word(purchase, discounts, 20).

related_word(puzzle, game, 80).
related_word(puzzle, play, 80).
related_word(puzzle, voice, 30).

related_word(python, share, 35).
related_word(python, skills, 35).
related_word(python, post, 20).
related_word(python, visual, 20).

related_word(qualifications, job, 45).
related_word(qualifications, resume, 45).

related_word(query, language, 30).

related_word(racial, census, 70).

related_word(railway, civil, 20).
related_word(railway, engine, 20).

related_word(rain, weather, 85).

related_word(rainforest, forest, 40).

related_word(ranking, seo, 50).

related_word(ratio, cryptocurrency, 60).
related_word(ratio, finance, 55).
related_word(ratio, analysis, 45).
related_word(ratio, stock, 40).
related_word(ratio, financial, 30).

related_word(read, file, 55).
related_word(read, academic, 45).
related_word(read, summarize, 35).
related_word(read, csv, 30).
related_word(read, docx, 30).
related_word(read, txt, 30).
related_word(read, document, 25).
related_word(read, html, 25).
related_word(read, readers, 25).

related_word(recent, news, 35).
related_word(recent, candidate, 25).
related_word(recent, papers, 20).

related_word(recipe, schedule, 30).

related_word(record, journalism, 45).
related_word(record, download, 30).

related_word(registration, url, 40).

related_word(relaxing, music, 35).

related_word(release, profile, 35).
related_word(release, album, 30).
related_word(release, votes, 25).
related_word(release, music, 20).

related_word(reminders, note, 70).
related_word(reminders, delete, 35).
related_word(reminders, sms, 35).
related_word(reminders, message, 30).
related_word(reminders, schedule, 30).
related_word(reminders, send, 30).

related_word(rent, house, 45).
related_word(rent, accommodation, 35).
related_word(rent, hotel, 35).
related_word(rent, transportation, 35).
related_word(rent, facilities, 30).
related_word(rent, garage, 30).
related_word(rent, home, 30).
related_word(rent, trip, 30).
related_word(rent, buy, 25).
related_word(rent, discounts, 25).
related_word(rent, properties, 20).

related_word(rental, rent, 85).
related_word(rental, accommodation, 50).
related_word(rental, trip, 45).
related_word(rental, travel, 40).
related_word(rental, house, 30).

related_word(repayment, credit, 90).
related_word(repayment, schedule, 40).
related_word(repayment, financial, 35).

related_word(rephrase, rewrite, 100).
related_word(rephrase, ai, 25).

related_word(report, warning, 60).
related_word(report, important, 40).
related_word(report, office, 40).
related_word(report, write, 30).
related_word(report, context, 25).
related_word(report, model, 25).

related_word(repository, repo, 95).
related_word(repository, git, 75).
related_word(repository, code, 50).
related_word(repository, snippet, 40).
related_word(repository, structure, 20).

related_word(reproductive, anime, 30).

related_word(reputable, google, 20).

related_word(research, academic, 85).

related_word(reserve, book, 100).

related_word(residential, building, 25).

related_word(resources, environmental, 35).

related_word(restaurant, book, 50).
related_word(restaurant, dietary, 45).
related_word(restaurant, cuisine, 25).
related_word(restaurant, nearby, 25).

related_word(revenue, finance, 50).

related_word(review, journalism, 55).

related_word(ride, theme, 70).
related_word(ride, park, 45).

related_word(risk, safety, 30).

related_word(road, music, 25).

related_word(rock, genre, 45).
related_word(rock, music, 20).
related_word(rock, song, 20).

related_word(rolling, dice, 40).

related_word(romance, literature, 25).

related_word(romantic, travel, 40).
related_word(romantic, book, 35).
related_word(romantic, music, 35).
related_word(romantic, trip, 30).

related_word(route, navigate, 65).
related_word(route, earth, 50).
related_word(route, geographic, 50).
related_word(route, bicycle, 35).
related_word(route, transportation, 30).

related_word(rover, space, 45).

related_word(russian, language, 50).
related_word(russian, learning, 20).

related_word(salary, compensation, 60).
related_word(salary, career, 45).
related_word(salary, job, 45).
related_word(salary, interviews, 40).
related_word(salary, optimize, 35).
related_word(salary, resume, 30).

related_word(sales, car, 35).
related_word(sales, copywriting, 20).

related_word(salon, hair, 55).

related_word(scan, ocr, 35).
related_word(scan, security, 35).
related_word(scan, vulnerabilities, 25).
related_word(scan, pd, 20).
related_word(scan, pdfs, 20).
related_word(scan, photo, 20).

related_word(schedule, reminders, 35).
related_word(schedule, sms, 30).
related_word(schedule, sports, 20).

related_word(science, book, 25).

related_word(scientific, research, 50).

related_word(score, scorer, 55).
related_word(score, card, 35).
related_word(score, football, 30).
related_word(score, assessment, 25).
related_word(score, criteria, 20).

related_word(scrape, scraper, 100).
related_word(scrape, url, 50).
related_word(scrape, web, 45).
related_word(scrape, webpage, 45).

related_word(screenshot, website, 25).

related_word(sculpture, artist, 40).

related_word(search, seo, 25).
related_word(search, analytics, 20).
related_word(search, host, 20).
related_word(search, resume, 20).
related_word(search, site, 20).

related_word(season, soccer, 40).
related_word(season, league, 25).

related_word(seating, book, 45).
related_word(seating, travel, 40).
related_word(seating, restaurant, 20).

related_word(security, scanner, 60).

related_word(seismic, earthquake, 90).
related_word(seismic, notification, 55).
related_word(seismic, news, 50).

related_word(send, reminders, 45).
related_word(send, recipient, 35).
related_word(send, sms, 35).

related_word(sensor, internet, 60).
related_word(sensor, metrics, 30).
related_word(sensor, serial, 30).

related_word(sentence, counter, 50).

related_word(sentiment, analysis, 40).
related_word(sentiment, cryptocurrency, 30).
related_word(sentiment, finance, 25).
related_word(sentiment, financial, 20).

related_word(series, watch, 50).
related_word(series, recommend, 30).

related_word(server, ssh, 65).
related_word(server, gcp, 45).
related_word(server, infra, 45).
related_word(server, aws, 40).

related_word(share, deploy, 40).

related_word(sheet, gmail, 65).

related_word(shirt, apparel, 100).

related_word(shoes, product, 80).
related_word(shoes, recommend, 75).

related_word(shopping, restaurant, 30).
related_word(shopping, money, 20).

related_word(shortcut, stories, 25).

related_word(skills, freelance, 50).
related_word(skills, hiring, 45).
related_word(skills, optimize, 20).

related_word(skin, health, 30).
related_word(skin, shopping, 20).

related_word(slope, civil, 20).
related_word(slope, engine, 20).

related_word(smartwatches, product, 40).

related_word(smoothie, product, 40).

related_word(sneakers, product, 40).

related_word(social, research, 35).

related_word(software, career, 45).
related_word(software, interviews, 35).
related_word(software, job, 25).
related_word(software, hiring, 20).

related_word(solve, function, 30).

related_word(song, music, 85).
related_word(song, playlist, 70).
related_word(song, artist, 55).
related_word(song, genre, 25).
related_word(song, release, 25).
related_word(song, spotify, 20).

related_word(soups, product, 45).

related_word(speaking, exam, 75).
related_word(speaking, learning, 30).

related_word(special, coupon, 25).

related_word(speech, tts, 65).

related_word(spelling, rules, 75).
related_word(spelling, card, 70).

related_word(sports, news, 35).

related_word(spreadsheet, analysis, 30).
related_word(spreadsheet, important, 20).

related_word(sql, visual, 45).
related_word(sql, cybersecurity, 40).
related_word(sql, markdown, 40).
related_word(sql, share, 40).
related_word(sql, python, 35).

related_word(ssl, cybersecurity, 25).

related_word(star, cast, 40).
related_word(star, director, 25).
related_word(star, movie, 25).
related_word(star, criteria, 20).

related_word(station, route, 60).
related_word(station, geographic, 50).
related_word(station, iss, 50).
related_word(station, subway, 50).
related_word(station, astronauts, 45).
related_word(station, location, 25).
related_word(station, map, 25).
related_word(station, navigate, 25).
related_word(station, transportation, 25).

related_word(statistics, criminal, 25).
related_word(statistics, stats, 25).

related_word(stats, statistics, 20).

related_word(stock, finance, 55).
related_word(stock, cryptocurrency, 25).

related_word(stories, illustrations, 50).
related_word(stories, literature, 40).
related_word(stories, event, 35).
related_word(stories, attachment, 30).

related_word(streaming, synopsis, 80).
related_word(streaming, title, 80).
related_word(streaming, watch, 20).

related_word(study, research, 85).
related_word(study, academic, 75).
related_word(study, papers, 60).

related_word(subway, route, 60).

related_word(succulent, plant, 35).

related_word(sudoku, voice, 65).
related_word(sudoku, game, 40).
related_word(sudoku, play, 35).

related_word(sum, calculate, 20).

related_word(summary, summarize, 85).
related_word(summary, papers, 30).
related_word(summary, youtube, 30).
related_word(summary, internet, 25).
related_word(summary, pdf, 25).
related_word(summary, academic, 20).

related_word(surf, report, 65).

related_word(surfer, report, 40).

related_word(surveillance, privacy, 30).

related_word(switch, video, 55).
related_word(switch, game, 30).

related_word(table, database, 65).
related_word(table, query, 45).
related_word(table, restaurant, 45).
related_word(table, book, 20).

related_word(taf, aviation, 50).
related_word(taf, flight, 50).

related_word(talent, freelance, 40).
related_word(talent, engine, 30).
related_word(talent, hiring, 25).

related_word(talk, youtube, 45).
related_word(talk, summarize, 40).

related_word(task, project, 50).
related_word(task, workspace, 50).
related_word(task, note, 40).
related_word(task, delete, 35).
related_word(task, reminders, 25).

related_word(tax, function, 65).
related_word(tax, calculate, 50).
related_word(tax, law, 40).

related_word(teach, learning, 40).
related_word(teach, children, 35).
related_word(teach, course, 35).
related_word(teach, language, 35).
related_word(teach, schedule, 25).

related_word(teacher, course, 80).
related_word(teacher, schedule, 60).
related_word(teacher, learning, 50).
related_word(teacher, language, 35).

related_word(tech, product, 40).

related_word(technology, assessment, 20).

related_word(telescope, media, 20).

related_word(temperature, weather, 50).
related_word(temperature, environmental, 20).

related_word(template, visual, 60).
related_word(template, design, 55).

related_word(test, exam, 75).

related_word(text, markdown, 50).
related_word(text, counter, 40).

related_word(theater, culture, 80).
related_word(theater, event, 75).
related_word(theater, play, 70).
related_word(theater, concert, 60).

related_word(therapy, academic, 25).

related_word(threshold, internet, 20).

related_word(thriller, movie, 30).

related_word(ticker, archive, 55).

related_word(ticket, culture, 20).
related_word(ticket, genre, 20).
related_word(ticket, passengers, 20).
related_word(ticket, purchase, 20).
related_word(ticket, sports, 20).

related_word(todo, delete, 45).

related_word(token, finance, 60).
related_word(token, cryptocurrency, 55).
related_word(token, financial, 45).
related_word(token, analysis, 35).
related_word(token, stock, 35).
related_word(token, account, 25).

related_word(toll, map, 20).
related_word(toll, route, 20).

related_word(tomorrow, weather, 75).

related_word(tour, tourism, 40).
related_word(tour, travel, 40).
related_word(tour, trip, 40).
related_word(tour, accommodation, 35).
related_word(tour, attractions, 30).
related_word(tour, technology, 30).
related_word(tour, activity, 25).

related_word(tourist, trip, 55).

related_word(track, music, 70).
related_word(track, album, 55).
related_word(track, genre, 35).
related_word(track, journalism, 30).
related_word(track, diet, 25).
related_word(track, artist, 20).

related_word(tracker, product, 60).

related_word(traders, cryptocurrency, 30).
related_word(traders, finance, 30).

related_word(trading, stock, 55).
related_word(trading, finance, 45).
related_word(trading, cryptocurrency, 30).
related_word(trading, international, 30).
related_word(trading, analysis, 25).

related_word(traffic, iot, 75).
related_word(traffic, internet, 30).
related_word(traffic, seo, 25).
related_word(traffic, transportation, 25).

related_word(trails, recommend, 45).
related_word(trails, product, 40).
related_word(trails, activity, 35).
related_word(trails, trip, 30).
related_word(trails, accommodation, 20).
related_word(trails, travel, 20).

related_word(transaction, payment, 55).
related_word(transaction, cryptocurrency, 50).
related_word(transaction, finance, 40).
related_word(transaction, logs, 35).
related_word(transaction, stock, 35).
related_word(transaction, financial, 25).
related_word(transaction, analysis, 20).

related_word(transcript, webex, 65).
related_word(transcript, zoom, 65).
related_word(transcript, summary, 50).
related_word(transcript, summarize, 45).
related_word(transcript, meeting, 25).

related_word(transfer, compare, 50).
related_word(transfer, player, 50).

related_word(translate, language, 60).
related_word(translate, learning, 35).

related_word(transportation, anime, 40).
related_word(transportation, recommend, 40).

related_word(travel, tourism, 50).

related_word(treatment, criteria, 55).
related_word(treatment, clinical, 45).
related_word(treatment, research, 40).
related_word(treatment, academic, 35).
related_word(treatment, papers, 30).
related_word(treatment, population, 30).

related_word(treaty, historical, 45).

related_word(trends, ranking, 55).
related_word(trends, twitter, 40).
related_word(trends, google, 25).

related_word(trial, clinicaltrials, 65).
related_word(trial, study, 60).
related_word(trial, criteria, 35).
related_word(trial, analyze, 30).

related_word(triangle, geometry, 60).

related_word(trip, tourism, 50).
related_word(trip, transportation, 30).

related_word(tutor, course, 60).
related_word(tutor, schedule, 45).
related_word(tutor, learning, 35).

related_word(tutorial, youtube, 50).
related_word(tutorial, video, 35).

related_word(tv, entertainment, 60).
related_word(tv, recommend, 50).
related_word(tv, media, 40).
related_word(tv, streaming, 40).
related_word(tv, watch, 30).
related_word(tv, book, 25).

related_word(tweets, social, 100).
related_word(tweets, image, 60).
related_word(tweets, media, 55).

related_word(twitter, social, 60).
related_word(twitter, google, 40).

related_word(upbeat, music, 30).

related_word(update, event, 40).

related_word(upload, file, 45).

related_word(url, shorten, 80).
related_word(url, analytics, 45).
related_word(url, google, 35).
related_word(url, copywriting, 30).
related_word(url, pdf, 25).
related_word(url, summary, 25).

related_word(vacancies, career, 50).

related_word(vacation, accommodation, 30).

related_word(vaccination, research, 30).

related_word(vegan, nearby, 25).

related_word(vehicle, travel, 35).
related_word(vehicle, software, 25).
related_word(vehicle, tesla, 20).

related_word(velocity, acceleration, 50).

related_word(verify, status, 20).

related_word(version, compile, 65).

related_word(video, footage, 90).
related_word(video, youtube, 55).
related_word(video, analyze, 40).

related_word(villa, purchase, 40).
related_word(villa, house, 35).

related_word(visit, browse, 60).
related_word(visit, attractions, 50).
related_word(visit, travel, 50).
related_word(visit, tourism, 25).
related_word(visit, trip, 20).

related_word(visual, chart, 60).
related_word(visual, drawing, 55).
related_word(visual, diagram, 50).
related_word(visual, graph, 50).
related_word(visual, census, 30).
related_word(visual, picture, 20).

related_word(volatility, finance, 55).
related_word(volatility, cryptocurrency, 45).
related_word(volatility, analysis, 40).
related_word(volatility, financial, 40).
related_word(volatility, stock, 35).

related_word(volume, exchange, 60).
related_word(volume, convert, 45).
related_word(volume, currency, 30).
related_word(volume, financial, 30).

related_word(vr, preview, 35).
related_word(vr, game, 30).

related_word(wallet, cryptocurrency, 40).

related_word(watch, recommend, 50).
related_word(watch, cast, 30).
related_word(watch, movie, 30).
related_word(watch, theater, 30).
related_word(watch, director, 25).
related_word(watch, entertainment, 20).

related_word(wave, report, 80).

related_word(wear, fashion, 60).

related_word(web, development, 30).
related_word(web, snippet, 20).

related_word(webhook, javascript, 75).
related_word(webhook, write, 70).
related_word(webhook, deploy, 60).
related_word(webhook, script, 55).

related_word(webpage, url, 75).
related_word(webpage, website, 65).
related_word(webpage, scraper, 35).
related_word(webpage, analytics, 30).
related_word(webpage, scrape, 20).

related_word(website, published, 70).
related_word(website, analytics, 60).
related_word(website, deploy, 45).
related_word(website, scanner, 40).
related_word(website, checker, 25).
related_word(website, seo, 25).

related_word(weekend, discounts, 35).
related_word(weekend, genre, 25).
related_word(weekend, hotel, 25).
related_word(weekend, theater, 25).

related_word(whatsapp, bulk, 60).

related_word(wikipedia, query, 55).
related_word(wikipedia, articles, 20).

related_word(wind, weather, 40).
related_word(wind, store, 25).

related_word(wireless, cybersecurity, 30).
related_word(wireless, security, 25).

related_word(wordpress, host, 80).
related_word(wordpress, website, 70).
related_word(wordpress, deploy, 35).

related_word(workout, coaching, 55).
related_word(workout, instructions, 55).
related_word(workout, video, 35).
related_word(workout, music, 30).
related_word(workout, ai, 25).

related_word(world, football, 35).
related_word(world, soccer, 30).
related_word(world, ranking, 20).

related_word(write, rewrite, 40).
related_word(write, email, 35).
related_word(write, seo, 25).
related_word(write, articles, 20).
related_word(write, office, 20).
related_word(write, reliable, 20).

related_word(writers, write, 75).

related_word(youtube, video, 85).

related_word(zodiac, horoscope, 75).

related_word(zone, json, 50).
related_word(zone, timezone, 45).
